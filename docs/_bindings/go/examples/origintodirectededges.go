//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	edges, err := h3.CellFromString("893d8584b2bffff").DirectedEdges()
	if err != nil {
		panic(err)
	}
	fmt.Println(edges)
}
