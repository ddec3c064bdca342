export { ShortcutsDialog } from './ShortcutsDialog.js'
export type {
  NamedKey,
  Shortcut,
  ShortcutGroup,
  ShortcutKey,
  ShortcutsDialogProps,
} from './ShortcutsDialog.types.js'
