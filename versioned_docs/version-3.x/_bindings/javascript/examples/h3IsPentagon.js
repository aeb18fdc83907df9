// Off the coast of Norway
return h3.h3IsPentagon('830800fffffffff');
