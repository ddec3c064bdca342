export type { CellReason, ReadOnlyReason, ReadOnlyWords } from './ReadOnly.types.js'
export { useReadOnlyWords } from './useReadOnlyWords.js'
