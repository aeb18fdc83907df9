//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	tokyo := h3.NewLatLng(35.6812, 139.7671)
	osaka := h3.NewLatLng(34.7025, 135.4959)
	fmt.Printf("%.6f\n", h3.GreatCircleDistanceKm(tokyo, osaka))
}
