//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	length, err := h3.HexagonEdgeLengthAvgKm(7)
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.6f\n", length)
}
