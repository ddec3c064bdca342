import {
  findTranslationColumns,
  translationColumnNames,
  type TranslationColumns,
} from '@dropwatt/automations'
import type { Field, Write } from './Field.ts'
import { exact } from './meanings.ts'

/** Way of a translation into the store; an empty one is removed. */
export const translationWrite: Write = {
  into: 'translation',
  scope: 'write_translations',
  convert: (value) => ({ input: value === '' ? null : { value } }),
}

/** The column of translations. Which text it is of, each row says. */
export const translationField: Field<'translation'> = {
  ...exact,
  column: translationColumnNames.translation,
  of: 'translation',
  read: ({ value }) => value ?? '',
  write: translationWrite,
}

/** Finds the records of the columns of an export of translations; nothing for another file. */
export function translationFieldsOf(
  header: readonly string[],
): ({ readonly field: Field } | undefined)[] | undefined {
  const columns = findTranslationColumns(header)
  if (!columns) return undefined
  const found: ({ readonly field: Field } | undefined)[] = header.map(() => undefined)
  for (const key of Object.keys(columns) as (keyof TranslationColumns)[]) {
    const at = columns[key]
    if (at === undefined) continue
    const column = translationColumnNames[key]
    const field: Field =
      key === 'translation'
        ? translationField
        : { ...translationField, column, write: 'is-original' }
    found[at] = { field }
  }
  return found
}
