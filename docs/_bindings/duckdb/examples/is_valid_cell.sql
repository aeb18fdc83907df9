SELECT h3_is_valid_cell('873e628e6ffffff'), h3_is_valid_cell('873e628e6fffffe');
