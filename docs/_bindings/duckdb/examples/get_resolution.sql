SELECT h3_get_resolution('8a1fb46741affff');
