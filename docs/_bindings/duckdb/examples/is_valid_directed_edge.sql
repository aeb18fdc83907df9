SELECT h3_is_valid_directed_edge('148194ad14dfffff');
