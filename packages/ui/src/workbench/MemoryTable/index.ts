export { MemoryTable } from './MemoryTable.js'
export type { MemoryDraft, MemoryEntry, MemoryKind, MemoryTableProps } from './MemoryTable.types.js'
