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

/**
 * Returns a field as it is beside the other options: a number with the range that belongs to them, a
 * text as a pattern if they say so.
 *
 * @param options the values of all options, by key
 */
export function inContext(
  field: OptionField,
  options: Readonly<Record<string, unknown>>,
): OptionField {
  if (field.kind === 'text' && field.patternIf !== undefined) {
    return options[field.patternIf] === true ? { ...field, isPattern: true } : field
  }
  if (field.kind !== 'number' || !field.otherwise) return field
  const { unit: _, otherwise, ...rest } = field
  const { when, ...range } = otherwise
  return when.is.some((expected) => expected === options[when.key]) ? { ...rest, ...range } : field
}
