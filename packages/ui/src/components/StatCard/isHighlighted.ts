/** A value of a card; null if unknown. */
export type StatValue = number | string | null

/** Returns whether a value lights its lamp: a number above zero, or non-empty text. */
export function isHighlighted(value: StatValue): boolean {
  return typeof value === 'number' ? value > 0 : Boolean(value)
}
