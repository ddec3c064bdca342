/** Storage key of the newest reference rates between currencies. */
export const ratesKey = 'dropwatt.rates'
