export { settingsPages, type SettingsSlug } from './settings.js'
export { useSettingsText, type SettingsText } from './texts.js'
