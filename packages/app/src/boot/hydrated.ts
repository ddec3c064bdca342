/** Dispatched on the window once a prerendered page is hydrated. */
export const hydratedEvent = 'dropwatt:hydrated'
