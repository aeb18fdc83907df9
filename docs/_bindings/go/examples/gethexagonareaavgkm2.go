//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	area, err := h3.HexagonAreaAvgKm2(6)
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.6f\n", area)
}
