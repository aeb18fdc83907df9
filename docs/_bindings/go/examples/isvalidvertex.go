//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	fmt.Println(h3.IsValidVertex(h3.VertexFromString("2462f5ba87ffffff")))
}
