import { currencyDigits } from './currencies.ts'
import { unitsOfOne } from './price.ts'

/** Where prices may end: every `step`, counted from `start`, both in ten-thousandths. */
export interface Ending {
  readonly step: number
  readonly start: number
}

/** The endings of prices that an option can offer. */
export const endings = {
  '.99': { step: unitsOfOne, start: 9900 },
  '.95': { step: unitsOfOne, start: 9500 },
  '.90': { step: unitsOfOne, start: 9000 },
  '.00': { step: unitsOfOne, start: 0 },
  '9': { step: 10 * unitsOfOne, start: 9 * unitsOfOne },
  '00': { step: 100 * unitsOfOne, start: 0 },
} as const satisfies Readonly<Record<string, Ending>>

export type EndingName = keyof typeof endings

/** Whether a text is the name of an ending; `none` is not. */
export function isEnding(name: string): name is EndingName {
  return Object.hasOwn(endings, name)
}

/**
 * Whether prices of a currency can have an ending: whole hundreds are for currencies without
 * decimals, such as JPY, and decimals for all others.
 *
 * @param name `none` fits every currency
 * @param currency its code; an empty one has two digits behind the point
 */
export function fitsCurrency(name: string, currency: string): boolean {
  const hasDecimals = currencyDigits(currency) > 0
  if (name === '00') return !hasDecimals
  return hasDecimals || !name.startsWith('.')
}
