const cairo = '873e628e6ffffff';
const damaged = '873e628e6fffffe'; // its last digit is wrong
return [h3.h3IsValid(cairo), h3.h3IsValid(damaged)];
