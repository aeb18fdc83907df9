h3 degsToRads -d 45
