/** The address in front of the links of notes. */
export const site = 'https://h3geo.org';
