/** The brand name, everywhere it is shown. */
export const brand = 'Dropwatt'

/** Where messages to support go. A made-up address, until the owner sets one that is read. */
export const supportAddress = 'support@example.com'
