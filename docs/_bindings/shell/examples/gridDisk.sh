h3 gridDisk -c 891fb46741bffff -k 1
