const compacted = ['85be0e37fffffff', '86be0e307ffffff']; // around Sydney, resolutions 5 and 6
return h3.uncompactCells(compacted, 6);
