h3 cellToChildPos -c 891ec902467ffff -r 6
