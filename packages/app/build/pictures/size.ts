/** Size of the link preview, in px. */
export const cardSize = { width: 1200, height: 630 } as const
