import type { Condition, OptionField } from './fields.ts'

/**
 * Whether a form shows a field: its condition is true, and so is that of the field
 * it depends on.
 *
 * @param options the values of all options, by key
 */
export function isShown(
  fields: readonly OptionField[],
  field: OptionField,
  options: Readonly<Record<string, unknown>>,
): boolean {
  const isMet = ({ key, is, or }: Condition): boolean => {
    const other = fields.find((one) => one.key === key)
    const value = options[key]
    const hasValue = is.some((expected) =>
      Array.isArray(value) ? value.includes(expected) : expected === value,
    )
    if (hasValue && (other === undefined || isShown(fields, other, options))) return true
    return or !== undefined && isMet(or)
  }
  return field.when === undefined || isMet(field.when)
}
