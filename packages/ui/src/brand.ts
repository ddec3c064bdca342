/** The brand name, everywhere it is shown. */
export const brand = 'Dropwatt'
