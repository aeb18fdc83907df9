// The center of Nairobi
return h3.h3ToGeoBoundary('877a6e42cffffff');
