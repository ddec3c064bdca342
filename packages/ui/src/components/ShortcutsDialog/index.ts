export { ShortcutsDialog } from './ShortcutsDialog.js'
export type * from './ShortcutsDialog.types.js'
