/** Where the browser stores the newest reference rates between currencies that it was given. */
export const ratesKey = 'dropwatt.rates'
