/** The texts of the sign, as strokes in the 720 × 900 view box of the shop front. */
export const signs = {
  open: 'M246 300a32 36 0 1 0 .1 0M318 372V300h22a22 22 0 0 1 0 44h-22M436 300h-42v72h42M394 336h34M470 372V300l48 72V300',
  '404': 'M262 372V300L222 350H276M366 300a32 36 0 1 0 .1 0M492 372V300L452 350H506',
} as const

/** Text of the sign of a shop front. */
export type Sign = keyof typeof signs
