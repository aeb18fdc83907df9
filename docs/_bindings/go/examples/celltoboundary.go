//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	boundary, err := h3.CellToBoundary(h3.CellFromString("877a6e42cffffff"))
	if err != nil {
		panic(err)
	}
	for _, v := range boundary {
		fmt.Printf("%.5f, %.5f\n", v.Lat, v.Lng)
	}
}
