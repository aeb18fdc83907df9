//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	point, err := h3.VertexToLatLng(h3.VertexFromString("2462f5ba87ffffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(point)
}
