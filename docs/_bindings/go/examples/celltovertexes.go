//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	vertexes, err := h3.CellToVertexes(h3.CellFromString("8a2a1072b59ffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(vertexes)
}
