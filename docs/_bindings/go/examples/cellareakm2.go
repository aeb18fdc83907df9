//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	area, err := h3.CellAreaKm2(h3.CellFromString("88075dd4bdfffff"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.6f\n", area)
}
