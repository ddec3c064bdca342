import type { OptionField, Options, OptionValue } from './fields.ts'

/** Lists the options that go back to another value with a change of one, by key. */
function dependents(fields: readonly OptionField[], key: string, value: OptionValue): Options {
  return Object.fromEntries(
    fields.flatMap((field): (readonly [string, OptionValue])[] => {
      if (field.kind === 'text' && field.ofColumn === key) return [[field.key, field.default]]
      if (field.kind !== 'column' || field.addedIf?.key !== key) return []
      const next = value === true ? '' : field.default
      return [[field.key, next], ...Object.entries(dependents(fields, field.key, next))]
    }),
  )
}

/**
 * Changes one option. The value of a column does not fit another one, so it goes back to its default;
 * one for a new column stays while its name is typed, and a new column begins without a name.
 *
 * @param options the values of all options, by key
 */
export function changeOption(
  fields: readonly OptionField[],
  options: Options,
  key: string,
  value: OptionValue,
): Options {
  const isNameOfNew = fields.some(
    (field) =>
      field.key === key && field.kind === 'column' && options[field.addedIf?.key ?? ''] === true,
  )
  const others = isNameOfNew ? {} : dependents(fields, key, value)
  return { ...options, ...others, [key]: value }
}
