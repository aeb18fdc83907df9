import h3

print(h3.h3_to_string(617550903940743167))
