h3 isValidVertex -c 2462f5ba87ffffff
