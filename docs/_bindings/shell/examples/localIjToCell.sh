h3 localIjToCell -o 862f5ba8fffffff -i -22 -j -111
