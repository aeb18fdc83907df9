//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	edge, err := h3.CellFromString("88194ad14dfffff").DirectedEdge(h3.CellFromString("88194ad327fffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(edge)
}
