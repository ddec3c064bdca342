export { SettingsGroup } from './SettingsGroup.js'
export { StyledList as SettingsRows } from './SettingsGroup.styles.js'
export { SettingsRow } from './SettingsRow.js'
export type { SettingsGroupProps, SettingsRowProps } from './SettingsGroup.types.js'
