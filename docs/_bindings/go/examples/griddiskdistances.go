//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	rings, err := h3.GridDiskDistances(h3.CellFromString("88be0e35c1fffff"), 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(rings)
}
