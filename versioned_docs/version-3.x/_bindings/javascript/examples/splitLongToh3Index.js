const [lower, upper] = h3.h3IndexToSplitLong('87589c99effffff'); // Lagos
return h3.splitLongToh3Index(lower, upper);
