export { SettingsGroup } from './SettingsGroup.js'
export { SettingsRows } from './SettingsRows.js'
export { SettingsRow } from './SettingsRow.js'
export type { SettingsGroupProps, SettingsRowProps } from './SettingsGroup.types.js'
