export { StoreSettingsPage } from './StoreSettingsPage.js'
export type { ConnectOptions, StoreSettingsPageProps } from './StoreSettingsPage.types.js'
