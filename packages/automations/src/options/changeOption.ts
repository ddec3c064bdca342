import type { OptionField, Options, OptionValue } from './fields.ts'

/**
 * Changes one option. The value of a column does not fit another one, so it goes back to its default.
 *
 * @param options the values of all options, by key
 */
export function changeOption(
  fields: readonly OptionField[],
  options: Options,
  key: string,
  value: OptionValue,
): Options {
  const dependent = fields.filter((field) => field.kind === 'text' && field.ofColumn === key)
  return {
    ...options,
    ...Object.fromEntries(dependent.map((field) => [field.key, field.default])),
    [key]: value,
  }
}
