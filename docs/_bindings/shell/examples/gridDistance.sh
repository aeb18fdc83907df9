h3 gridDistance -o 8828308703fffff -d 88283082a7fffff
