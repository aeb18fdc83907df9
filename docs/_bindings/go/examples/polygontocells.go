//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	paris := h3.GeoPolygon{GeoLoop: h3.GeoLoop{
		{Lat: 48.901, Lng: 2.321},
		{Lat: 48.9, Lng: 2.393},
		{Lat: 48.86, Lng: 2.414},
		{Lat: 48.82, Lng: 2.39},
		{Lat: 48.817, Lng: 2.333},
		{Lat: 48.838, Lng: 2.254},
		{Lat: 48.872, Lng: 2.277},
	}}
	cells, err := paris.Cells(7)
	if err != nil {
		panic(err)
	}
	fmt.Println(cells)
}
