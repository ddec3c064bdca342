export { CommandPalette } from './CommandPalette.js'
export type * from './CommandPalette.types.js'
export { useCommandShortcut } from './useCommandShortcut.js'
