const edge = '148194ad14dfffff'; // from Big Ben to the London Eye
return h3.getH3UnidirectionalEdgeBoundary(edge);
