import { isAbsent, isReadOnly, type ReadOnlyReason } from './Field.ts'
import { fieldsOf, type HeaderField } from './fieldsOf.ts'

function reasonOf({ field }: HeaderField): ReadOnlyReason | undefined {
  if (isAbsent(field)) return 'is-not-read'
  return isReadOnly(field.write) ? field.write : undefined
}

/**
 * Says which columns of a live file are never written into the store, and why. A column that a job adds and that the
 * store does not know is one of them.
 *
 * @returns one for each column; nothing for one that is written
 */
export function readOnlyColumns(header: readonly string[]): (ReadOnlyReason | undefined)[] {
  return fieldsOf(header).map((found) => (found ? reasonOf(found) : 'is-unknown'))
}
