/** Action of a key in the table. */
export type Command =
  | 'up'
  | 'down'
  | 'forward'
  | 'back'
  | 'rowStart'
  | 'rowEnd'
  | 'pageUp'
  | 'pageDown'
  | 'first'
  | 'last'
  | 'toggle'
  | 'toggleProduct'
  | 'open'
  | 'edit'
  | 'nextReview'
  | 'previousReview'
  | 'search'
  | 'undo'
  | 'redo'
  | 'apply'
  | 'shortcuts'

/** The part of a key press that decides. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const plain: Readonly<Record<string, Command>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  ' ': 'toggle',
  Enter: 'open',
  F2: 'edit',
}

const withControl: Readonly<Record<string, Command>> = {
  Home: 'first',
  End: 'last',
  Enter: 'apply',
  f: 'search',
  z: 'undo',
}

const withAlt: Readonly<Record<string, Command>> = {
  ArrowDown: 'nextReview',
  ArrowUp: 'previousReview',
}

const single: Readonly<Record<string, Command>> = {
  n: 'nextReview',
  p: 'previousReview',
  '/': 'search',
  '?': 'shortcuts',
}

function commandFor(commands: Readonly<Record<string, Command>>, key: string): Command | undefined {
  return Object.hasOwn(commands, key) ? commands[key] : undefined
}

/**
 * Returns what a key press does in the table; undefined if it does nothing there.
 *
 * @param isRightToLeft whether forward is to the left
 * @param singleKeys whether keys without Control or Alt work besides those that move
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  isRightToLeft: boolean,
  singleKeys: boolean,
): Command | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) {
    if (altKey) return undefined
    if (shiftKey) return name === 'z' ? 'redo' : undefined
    return commandFor(withControl, name)
  }
  if (altKey) return commandFor(withAlt, name)
  if (shiftKey && name === ' ') return 'toggleProduct'
  const letter = singleKeys ? commandFor(single, name) : undefined
  if (letter || shiftKey) return letter
  if (name === 'ArrowRight') return isRightToLeft ? 'back' : 'forward'
  if (name === 'ArrowLeft') return isRightToLeft ? 'forward' : 'back'
  return commandFor(plain, name)
}
