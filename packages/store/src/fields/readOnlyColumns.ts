import { missingScopes } from '../operations/scopes.ts'
import { isAbsent, isReadOnly, type PermissionReason, type ReadOnlyReason } from './Field.ts'
import { fieldsOf, type HeaderField } from './fieldsOf.ts'

function reasonOf(
  { field }: HeaderField,
  granted: readonly string[] | undefined,
): ReadOnlyReason | PermissionReason | undefined {
  if (isAbsent(field)) return 'is-not-read'
  const { write } = field
  if (isReadOnly(write)) return write
  if (!granted) return undefined
  const [missing] = missingScopes([write.scope], granted)
  // A store that is connected has granted the one for products, and the other is never asked for.
  return missing === 'write_files' || missing === 'write_translations'
    ? `needs-${missing}`
    : undefined
}

/**
 * Says which columns of a live file are not written into the store, and why. A column that a job adds and that the
 * store does not know is one of them.
 *
 * @param granted the permissions that the store has given. @default not known, so that none counts as missing
 * @returns one for each column; nothing for one that is written
 */
export function readOnlyColumns(
  header: readonly string[],
  granted?: readonly string[],
): (ReadOnlyReason | PermissionReason | undefined)[] {
  return fieldsOf(header).map((found) => (found ? reasonOf(found, granted) : 'is-unknown'))
}
