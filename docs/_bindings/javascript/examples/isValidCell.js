const cairo = '873e628e6ffffff';
const damaged = '873e628e6fffffe'; // its last digit is wrong
return [h3.isValidCell(cairo), h3.isValidCell(damaged)];
