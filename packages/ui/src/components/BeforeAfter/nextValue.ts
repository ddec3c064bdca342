/** Step of an arrow key, in percent. */
const arrowStep = 5

const forwards = { ltr: ['ArrowRight', 'ArrowUp'], rtl: ['ArrowLeft', 'ArrowUp'] } as const
const back = { ltr: ['ArrowLeft', 'ArrowDown'], rtl: ['ArrowRight', 'ArrowDown'] } as const

/**
 * Returns the position of the divider after an arrow key.
 *
 * @param value the current position, 0 to 100
 * @returns undefined for any other key, which the browser handles
 */
export function nextValue(
  key: string,
  value: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  if (forwards[direction].some((one) => one === key)) return Math.min(100, value + arrowStep)
  if (back[direction].some((one) => one === key)) return Math.max(0, value - arrowStep)
  return undefined
}
