export type { StoreCatalog } from '../locales/storeCatalog.js'
export * from '../store/PracticeBanner/index.js'
export * from '../store/StoreSettingsPage/index.js'
export type * from '../store/store.types.js'
