h3 cellToCenterChild -c 86be0e35fffffff -r 8 -f newline
