h3 getRes0Cells -f newline | wc -l
h3 getRes0Cells -f newline | head -n 1
h3 getRes0Cells -f newline | tail -n 1
