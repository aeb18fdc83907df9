//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.DirectedEdgeFromString("1171fb4675ffffff").Cells()
	if err != nil {
		panic(err)
	}
	fmt.Println(cells)
}
