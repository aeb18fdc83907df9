h3 pentagonCount
