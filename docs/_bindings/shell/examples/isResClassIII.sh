h3 isResClassIII -c 894995b845bffff
