/** What a card can show; what is not known yet is null. */
export type StatValue = number | string | null

/** Tells whether a value lights its lamp: a number above zero, or a text that is not empty. */
export function isHighlighted(value: StatValue): boolean {
  return typeof value === 'number' ? value > 0 : Boolean(value)
}
