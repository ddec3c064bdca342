export { settingsSlugs as settingsPages, type SettingsSlug } from '../catalogue/slugs.js'
