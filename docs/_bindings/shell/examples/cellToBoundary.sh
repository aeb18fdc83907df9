h3 cellToBoundary -c 877a6e42cffffff
