/** Said by the app once a page that was there before it can be used. */
export const readyEvent = 'dropwatt:ready'
