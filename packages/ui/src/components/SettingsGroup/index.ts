export { SettingsGroup } from './SettingsGroup.js'
export { SettingsRows } from './SettingsRows.js'
export { SettingsRow } from './SettingsRow.js'
export {
  saveStates,
  type SaveState,
  type SettingsGroupProps,
  type SettingsRowProps,
} from './SettingsGroup.types.js'
export { useSettingsForm, type SettingsFormProps } from './useSettingsForm.js'
