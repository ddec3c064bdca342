/**
 * How long a page that has come up is left in peace, in ms, before the app loads what may be needed
 * later: what the page itself is made of comes first.
 */
export const rest = 4000
