export { SingleKeySwitch } from './SingleKeySwitch.js'
export { useWorkbenchShortcuts } from './useWorkbenchShortcuts.js'
export { WorkbenchShortcuts } from './WorkbenchShortcuts.js'
export type {
  ShortcutPlace,
  SingleKeySwitchProps,
  WorkbenchShortcutsProps,
} from './WorkbenchShortcuts.types.js'
