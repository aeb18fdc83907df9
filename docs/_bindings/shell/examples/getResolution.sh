h3 getResolution -c 8a1fb46741affff
