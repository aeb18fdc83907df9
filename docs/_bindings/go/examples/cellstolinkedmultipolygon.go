//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells := []h3.Cell{h3.CellFromString("856acb8bfffffff"), h3.CellFromString("856acbd7fffffff")}
	outline, err := h3.CellsToMultiPolygon(cells)
	if err != nil {
		panic(err)
	}
	fmt.Println(len(outline[0].GeoLoop), "vertices")
}
