// São Paulo Cathedral
return h3.h3GetBaseCell('88a8100c03fffff');
