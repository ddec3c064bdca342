/** The most images of a set. */
export const mostImages = 10_000
