//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	length, err := h3.EdgeLengthRads(h3.DirectedEdgeFromString("115283473fffffff"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.9f\n", length)
}
