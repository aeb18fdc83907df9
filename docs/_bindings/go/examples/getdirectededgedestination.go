//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	destination, err := h3.DirectedEdgeFromString("1291ec902467ffff").Destination()
	if err != nil {
		panic(err)
	}
	fmt.Println(destination)
}
