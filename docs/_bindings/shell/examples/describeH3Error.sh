h3 describeH3Error -e 4
