//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	neighbors, err := h3.CellFromString("883e62888dfffff").IsNeighbor(h3.CellFromString("883e628885fffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(neighbors)
}
