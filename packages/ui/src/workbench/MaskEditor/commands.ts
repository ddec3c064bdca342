/** Action of a key in the editor. */
export type MaskCommand =
  | 'keep'
  | 'remove'
  | 'move'
  | 'smaller'
  | 'larger'
  | 'fullSize'
  | 'zoomIn'
  | 'zoomOut'
  | 'compare'
  | 'undo'
  | 'redo'

/** The part of a key press that decides. */
export interface MaskKeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  getModifierState: (name: 'AltGraph') => boolean
}

const single: Readonly<Record<string, MaskCommand>> = {
  k: 'keep',
  r: 'remove',
  v: 'move',
  '[': 'smaller',
  ']': 'larger',
  z: 'fullSize',
  '+': 'zoomIn',
  // On the key of the plus sign of many keyboards.
  '=': 'zoomIn',
  '-': 'zoomOut',
  '−': 'zoomOut',
  b: 'compare',
}

const brushOnly: ReadonlySet<MaskCommand> = new Set(['keep', 'remove', 'smaller', 'larger'])

/**
 * Returns what a key press does in the editor; undefined if it does nothing there.
 *
 * @param singleKeys whether letters and signs work
 * @param hasBrush whether there is a brush
 */
export function commandOf(
  press: MaskKeyPress,
  singleKeys: boolean,
  hasBrush: boolean,
): MaskCommand | undefined {
  const name = press.key.toLowerCase()
  // Brackets take this key on many keyboards, which browsers also report as Control and Alt.
  const isAltGraph = press.getModifierState('AltGraph')
  if (!isAltGraph && (press.ctrlKey || press.metaKey)) {
    if (name !== 'z' || press.altKey || !hasBrush) return undefined
    return press.shiftKey ? 'redo' : 'undo'
  }
  if (!singleKeys || (press.altKey && !isAltGraph)) return undefined
  const command = Object.hasOwn(single, name) ? single[name] : undefined
  return command && (hasBrush || !brushOnly.has(command)) ? command : undefined
}

/** Arrow keys and the direction in which they move the brush or the view. */
const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns the direction of an arrow key on the screen; undefined for other keys. */
export function arrowOf(key: string): readonly [across: number, down: number] | undefined {
  return Object.hasOwn(arrows, key) ? arrows[key] : undefined
}
