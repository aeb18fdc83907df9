// The Zócalo in Mexico City, resolution 9
return h3.isResClassIII('894995b845bffff');
