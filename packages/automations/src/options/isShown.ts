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
