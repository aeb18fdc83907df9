//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.GridDisk(h3.CellFromString("891fb46741bffff"), 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(cells)
}
