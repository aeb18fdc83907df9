h3 childPosToCell -c 861ec9027ffffff -r 9 -p 218 -f newline
