//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cell, err := h3.LocalIJToCell(h3.CellFromString("862f5ba8fffffff"), h3.CoordIJ{I: -22, J: -111})
	if err != nil {
		panic(err)
	}
	fmt.Println(cell)
}
