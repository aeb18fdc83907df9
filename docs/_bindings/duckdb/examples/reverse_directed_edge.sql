SELECT h3_reverse_directed_edge('148194ad14dfffff');
