/** Size of the picture that other sites show beside a link, in px. */
export const cardSize = { width: 1200, height: 630 } as const
