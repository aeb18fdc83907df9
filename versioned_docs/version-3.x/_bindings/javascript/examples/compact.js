const cells = h3.kRing('853e628ffffffff', 2); // 19 cells around Cairo
return h3.compact(cells);
