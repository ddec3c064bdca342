export { readShopDomain, type ShopDomain } from './oauth/shopDomain.ts'
export { apiVersion, nextApiVersion } from './operations/apiVersion.ts'
export { bulkText } from './operations/bulkText.ts'
export { type Operation, operations } from './operations/operations.ts'
export type * from './operations/operationTypes.ts'
export { missingScopes, optionalScopes, requiredScopes, type Scope } from './operations/scopes.ts'
export { AdminClient, type AdminClientOptions, type DirectName } from './client/AdminClient.ts'
export { AdminError, type AdminErrorCode } from './client/AdminError.ts'
export { authorizeUrl, type AuthorizeOptions } from './oauth/authorizeUrl.ts'
export { readSignedQuery, type SignedQuery } from './oauth/readSignedQuery.ts'
export { requestTokens, type Grant, type TokenOptions, type Tokens } from './oauth/requestTokens.ts'
export { readWebhook, type WebhookMessage } from './webhooks/readWebhook.ts'
export { collectionQuery } from './search/collectionQuery.ts'
export {
  productStatuses,
  searchQuery,
  type ProductFilters,
  type ProductStatus,
} from './search/searchQuery.ts'
export { convertLines, type ConversionFacts, type LiveFile } from './convert/convertLines.ts'
export type { ConversionNote } from './convert/notes.ts'
export type { BulkLines } from './convert/readLines.ts'
export {
  idsOfRow,
  metafieldOfRow,
  type MetafieldId,
  type RowIds,
  type Sidecar,
} from './convert/Sidecar.ts'
export type * from './fields/Field.ts'
export { isAbsent, isReadOnly } from './fields/Field.ts'
export { fields } from './fields/fields.ts'
export { fieldsOf, type HeaderField } from './fields/fieldsOf.ts'
export { readOnlyColumns } from './fields/readOnlyColumns.ts'
export type { FieldKey } from './fields/keys.ts'
export type * from './fields/nodes.ts'
export { changeTags, type TagChange } from './fields/tags.ts'
export { BulkError, type BulkErrorCode } from './pull/BulkError.ts'
export type { PullOptions } from './pull/PullOptions.ts'
export { pullBulk } from './pull/pullBulk.ts'
export { mostByPages, pullProducts } from './pull/pullProducts.ts'
export type { Intent, ProductIntents } from './intents/Intent.ts'
export { convertTranslations, type TranslationFacts } from './translations/convertTranslations.ts'
export { pullTranslations } from './translations/pullTranslations.ts'
export { textOfRow, type RowText } from './translations/textOfRow.ts'
export { isLocale, type TranslatedText } from './translations/translatable.ts'
export {
  isOfTranslations,
  isSidecar,
  type LiveSidecar,
  type TranslationSidecar,
} from './translations/TranslationSidecar.ts'
export {
  columnName,
  columnOf,
  type IntentColumn,
  type TypedMetafield,
} from './intents/IntentColumn.ts'
export { IntentError, type IntentErrorCode } from './intents/IntentError.ts'
export { IntentList } from './intents/IntentList.ts'
export { mostIntentBytes, mostIntents, type IntentFacts } from './intents/wireForm.ts'
export { diffFile, liveCellRule } from './intents/diffFile.ts'
export type {
  ChangedFile,
  DifferingCell,
  FileDifference,
  IntentRefusal,
  LiveCellRule,
  RefusedCell,
} from './intents/FileDifference.ts'
export { changeIntents } from './intents/changeIntents.ts'
export { diffOpenFile, type OpenFileDifference } from './intents/diffOpenFile.ts'
export type { WrittenValue } from './intents/WrittenValues.ts'
export { judge, judgeAll, type Verdict } from './check/judge.ts'
export { readCurrent, type CurrentObjects } from './check/readCurrent.ts'
export { conflictIntents, undoIntents, type InexactValues, type Undo } from './jobs/followUps.ts'
export { directLimit, estimatePoints } from './jobs/estimate.ts'
export type * from './jobs/JobEvent.ts'
export { jobItems, type JobItem } from './jobs/jobItems.ts'
export {
  JobState,
  JournalError,
  type ItemBounds,
  type ItemOutcome,
  type ItemState,
  type JobProgress,
  type JobStatus,
  type OpenChunk,
} from './jobs/JobState.ts'
export { runJob, type JobJournal, type JobOptions } from './jobs/runJob.ts'
