// Off the coast of Norway
return h3.isPentagon('830800fffffffff');
