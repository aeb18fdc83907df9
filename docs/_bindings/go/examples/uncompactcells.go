//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	compacted := []h3.Cell{h3.CellFromString("85be0e37fffffff"), h3.CellFromString("86be0e307ffffff")}
	cells, err := h3.UncompactCells(compacted, 6)
	if err != nil {
		panic(err)
	}
	fmt.Println(cells)
}
