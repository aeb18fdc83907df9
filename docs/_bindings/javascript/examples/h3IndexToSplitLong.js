// Lagos
return h3.h3IndexToSplitLong('87589c99effffff');
