import h3

print(h3.int_to_str(615536714024222719))
