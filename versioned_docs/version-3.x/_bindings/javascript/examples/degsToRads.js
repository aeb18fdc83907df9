return h3.degsToRads(45);
