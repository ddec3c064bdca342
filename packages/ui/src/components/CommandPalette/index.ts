export { CommandPalette } from './CommandPalette.js'
export type {
  CommandAction,
  CommandEntry,
  CommandGroup,
  CommandLink,
  CommandPaletteProps,
} from './CommandPalette.types.js'
export { useCommandShortcut } from './useCommandShortcut.js'
