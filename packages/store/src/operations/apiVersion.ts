/** The version of the Admin API that everything is written for and tested on. */
export const apiVersion = '2026-10'

/** The version that comes after it, or `unstable` until Shopify names one; tested as an early warning. */
export const nextApiVersion = 'unstable'
