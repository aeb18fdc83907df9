const bridge = '8828308703fffff'; // the Golden Gate Bridge
const ferry = '88283082a7fffff'; // the Ferry Building
return h3.gridDistance(bridge, ferry);
