export {
  openPracticeStore,
  practiceShops,
  type PracticeStore,
  type PracticeStoreOptions,
} from './openPracticeStore.ts'
export type { Fault, FaultKind } from './faults/Fault.ts'
export type { PracticeApp } from './oauth/PracticeApp.ts'
export type { PracticeShop, ShopSettings } from './PracticeShop.ts'
export type { TokenResponse } from './oauth/Installations.ts'
export { normaliseHtml } from './contents/normaliseHtml.ts'
export { seedExport } from './contents/seedContents.ts'
export { operationCost } from './graphql/cost.ts'
export { readSchema, schemaVersions, type SchemaVersion } from './schema/readSchema.ts'
