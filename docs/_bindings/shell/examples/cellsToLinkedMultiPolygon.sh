h3 cellsToMultiPolygon -c 856acb8bfffffff,856acbd7fffffff
