//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	origin, err := h3.DirectedEdgeFromString("1291ec902467ffff").Origin()
	if err != nil {
		panic(err)
	}
	fmt.Println(origin)
}
