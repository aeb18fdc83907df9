const bigBen = '88194ad14dfffff';
const londonEye = '88194ad327fffff';
return h3.getH3UnidirectionalEdge(bigBen, londonEye);
