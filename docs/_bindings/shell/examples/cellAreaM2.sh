h3 cellAreaM2 -c 89608b03627ffff
