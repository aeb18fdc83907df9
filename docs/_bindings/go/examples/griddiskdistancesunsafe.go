//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	rings, err := h3.GridDiskDistancesUnsafe(h3.CellFromString("883d8584b3fffff"), 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(rings)
}
