import type { KeyboardEvent } from 'react'

/** Action of a key in the review. */
export type ReviewCommand = 'main' | 'original' | 'later' | 'previous' | 'shortcuts'

/** Elements that Enter presses or opens by itself. */
const pressable = 'button, a[href], summary, select, textarea, input[type="text"]'

const letters = new Map<string, ReviewCommand>([
  ['o', 'original'],
  ['s', 'later'],
])

/**
 * Returns what a key press does in the review; undefined if it does nothing there. With Alt its
 * letters work even if single keys are turned off.
 *
 * @param singleKeys whether letters and signs work alone
 */
export function reviewCommand(
  event: KeyboardEvent,
  singleKeys: boolean,
): ReviewCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
  // A key that is held decides about one image only.
  if (ctrlKey || metaKey || repeat) return undefined
  if (key === 'Enter') {
    if (altKey || (event.target as Element).closest(pressable)) return undefined
    return shiftKey ? 'previous' : 'main'
  }
  if (altKey || singleKeys) {
    // With Alt some keyboards type another sign; then the place of the key decides.
    const code = altKey ? event.nativeEvent.code.replace('Key', '') : ''
    const command = letters.get(key.toLowerCase()) ?? letters.get(code.toLowerCase())
    if (command) return command
  }
  return singleKeys && key === '?' ? 'shortcuts' : undefined
}
