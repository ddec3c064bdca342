import type { CountedValue } from '../fields/CountedValue.js'
import type { ValueMap } from './MapField.types.js'

/** Rows of similar names, or one row. The first name is the one they are found by. */
export interface MapGroup {
  readonly key: string
  readonly rows: readonly MapRow[]
}

export interface MapRow extends CountedValue {
  /** Whether the open file holds the value; others come from a recipe or were added. */
  readonly isFound: boolean
}

/** Puts the values into rows: similar ones together and first, then the others, then the given ones that the file does not hold. */
export function groupRows(
  found: readonly CountedValue[],
  similar: readonly (readonly string[])[],
  given: readonly string[],
): readonly MapGroup[] {
  const known = new Map(found.map((one) => [one.value, one]))
  const groups = similar
    .map((names) => names.flatMap((name) => known.get(name) ?? []))
    .filter((members) => members.length > 1)
  const grouped = new Set(groups.flat().map((one) => one.value))
  const single = found.filter((one) => !grouped.has(one.value)).map((one) => [one])
  const missing = [...new Set(given)]
    .filter((name) => !known.has(name))
    .map((name): readonly CountedValue[] => [{ value: name }])
  return [...groups, ...single, ...missing].map((members) => ({
    key: members[0]?.value ?? '',
    rows: members.map((one) => ({ ...one, isFound: known.has(one.value) })),
  }))
}

/** Returns the groups in which a name, found or new, contains a text. */
export function searchRows(
  groups: readonly MapGroup[],
  query: string,
  value: ValueMap,
  locale: string,
): readonly MapGroup[] {
  const wanted = query.trim().toLocaleLowerCase(locale)
  if (wanted === '') return groups
  return groups.filter(({ rows }) =>
    rows.some((row) =>
      [row.label ?? row.value, value[row.value] ?? ''].some((name) =>
        name.toLocaleLowerCase(locale).includes(wanted),
      ),
    ),
  )
}

/** Whether a group has a new name; it stays in sight, so that nothing is renamed unseen. */
export function hasNewName({ rows }: MapGroup, value: ValueMap): boolean {
  return rows.some((row) => value[row.value] !== undefined)
}

/** Sets the new name of a found one; an empty one leaves it as it is. */
export function setName(value: ValueMap, found: string, name: string): ValueMap {
  const names = new Map(Object.entries(value))
  if (name === '') names.delete(found)
  else names.set(found, name)
  return Object.fromEntries(names)
}

/** Gives all names of a group one new name: that of the chosen row, or else its found one. */
export function nameAll(value: ValueMap, group: MapGroup, chosen: string): ValueMap {
  const name = value[chosen] ?? chosen
  return group.rows.reduce(
    (names, row) => setName(names, row.value, row.value === name ? '' : name),
    value,
  )
}
