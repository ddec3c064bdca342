import { maximumImageBytes } from '../images/formats/limits.ts'

/** The ends of the names of images that can be opened, in lower case. */
export const imageTypes = ['.jpg', '.jpeg', '.png', '.webp'] as const

/** The most bytes of an image. */
export const mostImageBytes = maximumImageBytes

/** The ends of the names of logos, in lower case. */
export const logoTypes = ['.png', '.webp', '.svg'] as const

/** The most bytes of a logo: 2 MB. */
export const mostLogoBytes = 2_000_000
