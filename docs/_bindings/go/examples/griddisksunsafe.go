//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	origins := []h3.Cell{h3.CellFromString("893e62888cbffff"), h3.CellFromString("893e6288843ffff")}
	disks, err := h3.GridDisksUnsafe(origins, 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(disks)
}
