h3 cellAreaKm2 -c 88075dd4bdfffff
