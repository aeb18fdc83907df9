//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.GridDisk(h3.CellFromString("853e628ffffffff"), 2)
	if err != nil {
		panic(err)
	}
	compacted, err := h3.CompactCells(cells)
	if err != nil {
		panic(err)
	}
	fmt.Println(compacted)
}
