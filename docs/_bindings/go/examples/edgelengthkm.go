//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	length, err := h3.EdgeLengthKm(h3.DirectedEdgeFromString("117589c99effffff"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.6f\n", length)
}
