/**
 * Says of each column of a header why its cells are never written, by a code that the engine only passes on; nothing
 * for a column that can be written. The columns that a job adds come last.
 */
export type ReadOnlyColumns = (header: readonly string[]) => readonly (string | undefined)[]

/**
 * Finds the columns of a header that are never written, with the codes of the reasons.
 *
 * @param readOnly says which they are. @default none is
 */
export function findReadOnly(
  readOnly: ReadOnlyColumns | undefined,
  header: readonly string[],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [column, reason] of readOnly?.(header).entries() ?? []) {
    if (reason !== undefined) found.set(column, reason)
  }
  return found
}
