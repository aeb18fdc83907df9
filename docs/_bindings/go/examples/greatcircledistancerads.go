//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	quito := h3.NewLatLng(-0.1807, -78.4678)
	singapore := h3.NewLatLng(1.3521, 103.8198)
	fmt.Printf("%.9f\n", h3.GreatCircleDistanceRads(quito, singapore))
}
