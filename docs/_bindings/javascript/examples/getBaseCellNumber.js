// São Paulo Cathedral
return h3.getBaseCellNumber('88a8100c03fffff');
