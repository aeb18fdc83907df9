h3 gridDisk -c 853e628ffffffff -k 2 -f newline | h3 compactCells -i --
