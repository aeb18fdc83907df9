/** Letters that Unicode doesn't split into a base and a mark. */
const UNSPLIT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A name without accents, in lower case, with “saint” in full. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    // cspell:ignore ßøłæœđðþı
    .replace(/[ßøłæœđðþı]/g, (letter) => UNSPLIT[letter] ?? letter)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/[’'`-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** English names of cities that GeoNames lists under another one, and abbreviations. Each line has the listed name first. */
// cspell:disable
const cities = [
  'munich|munchen|muenchen|monaco di baviera',
  'koln|cologne|koeln',
  'nurnberg|nuremberg',
  'kyiv|kiev|київ|киев',
  'goteborg|gothenburg',
  'antwerpen|antwerp|anvers',
  'gent|ghent',
  'brugge|bruges',
  'geneve|geneva|genf',
  'luzern|lucerne',
  'zurich|zuerich',
  'sevilla|seville',
  'krakow|cracow',
  'mumbai|bombay',
  'kolkata|calcutta',
  'chennai|madras',
  'bengaluru|bangalore',
  'ho chi minh city|saigon',
  'new york city|new york|nyc',
  'washington, d.c.|washington|washington dc',
  'los angeles|la',
  'san francisco|sf',
];
// cspell:enable

/** The listed name of a city by another name, both plain. */
export const otherNames: ReadonlyMap<string, string> = new Map(
  cities.flatMap((line) => {
    const [listed = '', ...others] = line.split('|');
    return others.map((name) => [plainName(name), plainName(listed)] as const);
  }),
);

/** The states of the USA by the letters of their codes, and the provinces of Canada by the numbers that GeoNames gives them. */
const states = [
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia',
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine',
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada',
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon',
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia',
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  '01 Alberta|02 British Columbia|03 Manitoba|04 New Brunswick|05 Newfoundland and Labrador|07 Nova Scotia|08 Ontario',
  '09 Prince Edward Island|10 Quebec|11 Saskatchewan|12 Yukon|13 Northwest Territories|14 Nunavut',
];

/** The names of states and provinces by their codes. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  states.flatMap((line) => line.split('|')).map((one) => [one.slice(0, 2), one.slice(3)]),
);
