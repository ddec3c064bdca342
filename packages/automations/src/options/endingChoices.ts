import type { EndingName } from '../money/endings.ts'

/** The endings of prices and the choice of none, as options offer them. */
export const endingChoices = {
  '.99': '.99',
  '.95': '.95',
  '.90': '.90',
  '.00': '.00',
  '00': '00',
  '9': 'whole number ending in 9',
  none: 'none',
} satisfies Readonly<Record<EndingName | 'none', string>>
