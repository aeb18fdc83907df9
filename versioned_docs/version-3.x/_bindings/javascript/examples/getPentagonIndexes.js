return h3.getPentagonIndexes(3);
