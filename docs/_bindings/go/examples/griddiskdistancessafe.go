//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	rings, err := h3.GridDiskDistancesSafe(h3.CellFromString("88a8a0789dfffff"), 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(rings)
}
