SELECT h3_origin_to_directed_edges('893d8584b2bffff');
