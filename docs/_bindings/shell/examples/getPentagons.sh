h3 getPentagons -r 3 -f newline
