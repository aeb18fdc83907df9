//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.GridPath(h3.CellFromString("882a1072b5fffff"), h3.CellFromString("882a1072d5fffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(cells)
}
