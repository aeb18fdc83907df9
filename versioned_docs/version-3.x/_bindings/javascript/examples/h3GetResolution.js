// The Eiffel Tower
return h3.h3GetResolution('8a1fb46741affff');
