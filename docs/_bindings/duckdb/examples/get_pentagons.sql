SELECT h3_get_pentagons_string(3);
