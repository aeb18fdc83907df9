// The center of Nairobi
return h3.cellToBoundary('877a6e42cffffff');
