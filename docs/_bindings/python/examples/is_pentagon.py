import h3

print(h3.is_pentagon('830800fffffffff'))
