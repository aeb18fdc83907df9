//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	louvre := h3.NewLatLng(48.8606, 2.3376)
	notreDame := h3.NewLatLng(48.853, 2.3499)
	fmt.Printf("%.3f\n", h3.GreatCircleDistanceM(louvre, notreDame))
}
