h3 stringToInt -c 88ad361519fffff
