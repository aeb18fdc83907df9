// The Zócalo in Mexico City, resolution 9
return h3.h3IsResClassIII('894995b845bffff');
