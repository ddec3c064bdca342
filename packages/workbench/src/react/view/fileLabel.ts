import type { FileRecord } from '../../core/storage/records.ts'
import { nameOfFile } from './facts.ts'
import { writeMoment } from './writeMoment.ts'

type LabelledFile = Pick<FileRecord, 'id' | 'name' | 'live' | 'store' | 'openedAt'>

/**
 * Returns what tells a file from all others: its name and its store label, and when it was opened last
 * if another file has the same name.
 *
 * @param files the saved files
 */
export function fileLabel(
  file: LabelledFile,
  files: readonly Pick<FileRecord, 'id' | 'name' | 'live'>[],
  language: string,
): string {
  const { id, store, openedAt } = file
  const name = nameOfFile(file)
  const hasTwin = files.some((other) => nameOfFile(other) === name && other.id !== id)
  const told = [store?.text, ...(hasTwin ? writeMoment(openedAt, language).toReversed() : [])]
  const parts = told.filter((part) => part !== undefined)
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`
}
