h3 cellAreaRads2 -c 8230e7fffffffff
