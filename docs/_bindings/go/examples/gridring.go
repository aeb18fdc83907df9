//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.GridRing(h3.CellFromString("892a1072b5bffff"), 2)
	if err != nil {
		panic(err)
	}
	fmt.Println(cells)
}
