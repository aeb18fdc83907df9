SELECT [round(x, 6) for x in h3_vertex_to_latlng('2462f5ba87ffffff')];
