// The Eiffel Tower
return h3.getResolution('8a1fb46741affff');
