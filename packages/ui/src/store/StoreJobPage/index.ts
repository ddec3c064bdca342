export { StoreJobPage } from './StoreJobPage.js'
export { useStoreJobTitle } from './useStoreJobTitle.js'
export type { JobFile, PageJob, StoreJobPageProps } from './StoreJobPage.types.js'
