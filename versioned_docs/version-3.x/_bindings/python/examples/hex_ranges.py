import h3

disks = h3.hex_ranges(['891fb46741bffff', '891fb466257ffff'], 1)
for cell, rings in disks.items():
    print(cell, [len(ring) for ring in rings])
