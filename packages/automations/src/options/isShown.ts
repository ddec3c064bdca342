import type { OptionField } from './fields.ts'

/**
 * Whether a form shows a field: its condition is true, and so is that of the field it depends on.
 *
 * @param options the values of all options, by key
 */
export function isShown(
  fields: readonly OptionField[],
  field: OptionField,
  options: Readonly<Record<string, unknown>>,
): boolean {
  const { when } = field
  if (!when) return true
  const value = options[when.key]
  if (!when.is.some((expected) => expected === value)) return false
  const other = fields.find(({ key }) => key === when.key)
  return other === undefined || isShown(fields, other, options)
}

/**
 * Returns a field as it is beside the other options: a number with the range that belongs to them.
 *
 * @param options the values of all options, by key
 */
export function inContext(
  field: OptionField,
  options: Readonly<Record<string, unknown>>,
): OptionField {
  if (field.kind !== 'number' || !field.otherwise) return field
  const { unit: _, otherwise, ...rest } = field
  const { when, ...range } = otherwise
  return when.is.some((expected) => expected === options[when.key]) ? { ...rest, ...range } : field
}
