/** The start of the name of all that an account has on this device; followed by the id of the user. */
export const filesKey = 'dropwatt.files.'
