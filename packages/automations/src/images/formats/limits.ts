/** The largest image that is worked on, as a file in bytes: 10 MB. */
export const maximumImageBytes = 10_000_000

/** The most pixels that an image may have: 100 megapixels take 400 MB when decoded. */
export const maximumImagePixels = 100_000_000
