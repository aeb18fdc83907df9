SELECT h3_uncompact_cells(['85be0e37fffffff', '86be0e307ffffff'], 6);
