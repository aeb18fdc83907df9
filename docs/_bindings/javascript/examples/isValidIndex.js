const edge = '1191f1d48863ffff'; // a directed edge at the Brandenburg Gate
return [h3.isValidIndex(edge), h3.isValidCell(edge)];
