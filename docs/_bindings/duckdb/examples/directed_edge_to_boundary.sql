SELECT h3_directed_edge_to_boundary_wkt('148194ad14dfffff');
