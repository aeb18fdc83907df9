import h3

print(len(h3.uncompact({'871fb4674ffffff'}, 9)))
