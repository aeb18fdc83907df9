//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	length, err := h3.EdgeLengthM(h3.DirectedEdgeFromString("1191f1d48863ffff"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.6f\n", length)
}
