export type { StoreCatalog } from '../locales/storeCatalog.js'
export {
  LiveNotes,
  needsReview,
  type AbsentReason,
  type LiveNote,
  type LiveNotesProps,
} from '../store/LiveNotes/index.js'
export * from '../store/LiveNotices/index.js'
export * from '../store/ConnectStep/index.js'
export * from '../store/PermissionNotice/index.js'
export * from '../store/PracticeBanner/index.js'
export * from '../store/PracticeMark/index.js'
export * from '../store/ProductPicker/index.js'
export * from '../store/ReadingProgress/index.js'
export * from '../store/ReadAgainDialog/index.js'
export * from '../store/StoreDifference/index.js'
export * from '../store/StoreInvite/index.js'
export * from '../store/StoreJobFailure/index.js'
export * from '../store/StoreJobNotice/index.js'
export * from '../store/StoreJobPage/index.js'
export * from '../store/StoreJobProgress/index.js'
export * from '../store/StoreJobResults/index.js'
export * from '../store/StoreJobRow/index.js'
export * from '../store/StoreSettingsPage/index.js'
export * from '../store/StoreTimeline/index.js'
export * from '../store/UndoStoreDialog/index.js'
export * from '../store/UpdateDialog/index.js'
export type * from '../store/store.types.js'
export type * from '../store/storeJob.types.js'
export { useOpenFromStore } from '../store/useOpenFromStore.js'
export { useStoreColumns, type StoreColumns } from '../store/useStoreColumns.js'
export { useStoreFailure } from '../store/useStoreFailure.js'
export { usePauseTitle, useStoreJobWords } from '../store/useStoreJobWords.js'
