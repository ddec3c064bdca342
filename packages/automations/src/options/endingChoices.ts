import type { EndingName } from '../money/endings.ts'

const byDecimals = { '.99': '.99', '.95': '.95', '.90': '.90', '.00': '.00', '00': '00' }

/** The endings of prices and the choice of none, as options offer them. */
export const endingChoices = {
  ...byDecimals,
  '9': 'whole number ending in 9',
  none: 'none',
} satisfies Readonly<Record<EndingName | 'none', string>>

export const endingChoicesIt: Readonly<Record<keyof typeof endingChoices, string>> = {
  ...byDecimals,
  '9': 'intero che finisce per 9',
  none: 'nessuno',
}
