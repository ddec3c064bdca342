import { createNote } from '../plan/note.ts'
import type { NoteTone } from '../plan/Plan.ts'
import type { ImportedProduct } from './ImportedProduct.ts'
import type { ImportNote, ImportNoteCode } from './ImportPlan.ts'

/** A product as a source has it, with what is to be said about it. */
export interface SuppliedProduct {
  readonly product: ImportedProduct
  /** Whether the source gives the handle, so that it means the product of this handle in the store. */
  readonly hasOwnHandle: boolean
  readonly notes: readonly ImportNote[]
  /** The rows of the source that it was read from. */
  readonly rows: readonly number[]
}

/** Creates a note of an import. */
export function importNote(
  tone: NoteTone,
  code: ImportNoteCode,
  values?: Readonly<Record<string, string | number>>,
  place: { readonly row?: number; readonly column?: number } = {},
): ImportNote {
  return { ...createNote(tone, code, values), code, ...place }
}
