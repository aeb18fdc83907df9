const cell = '891ec902467ffff'; // Hagia Sophia, Istanbul, resolution 9
return h3.cellToChildPos(cell, 6);
