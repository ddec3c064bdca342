// Names in the storage of the browser.

/** The newest reference rates between currencies that this browser was given. */
export const ratesKey = 'dropwatt.rates'

/** What an account has on this device; followed by the id of the user. */
export const filesKey = 'dropwatt.files.'
