import { columnUse } from '../products/editableColumns.ts'
import type { Condition, OptionField, TextField } from './fields.ts'

const booleans = ['TRUE', 'FALSE']

/** Whether an option has one of the values of a condition. */
function hasValue({ key, is }: Condition, options: Readonly<Record<string, unknown>>): boolean {
  const value = options[key]
  return is.some((expected) =>
    Array.isArray(value) ? value.includes(expected) : expected === value,
  )
}

/** Returns the field of a value as the column takes it. */
function inColumn(field: TextField, name: string): OptionField {
  const use = columnUse(name)?.set
  if (typeof use !== 'object') return field
  switch (use.kind) {
    case 'boolean':
    case 'choice': {
      const { kind: _, ...rest } = field
      return { ...rest, kind: 'choice', choices: use.kind === 'choice' ? use.choices : booleans }
    }
    case 'whole':
      return { ...field, isNumber: 'whole' }
    case 'number':
      return { ...field, isNumber: 'any' }
    case 'text': {
      const { min, max } = use
      return { ...field, ...(min && { minLength: min }), ...(max && { maxLength: max }) }
    }
    default:
      return field
  }
}

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
  const isMet = (condition: Condition): boolean => {
    const { key, or } = condition
    const other = fields.find((one) => one.key === key)
    if (hasValue(condition, options) && (other === undefined || isShown(fields, other, options)))
      return true
    return or !== undefined && isMet(or)
  }
  return field.when === undefined || isMet(field.when)
}

/**
 * Returns a field as it is beside the other options: a number with the range that belongs to them, a
 * text as a pattern if they say so, or as a value of the column that they name, and a column that may be
 * a new one.
 *
 * @param options the values of all options, by key
 */
export function inContext(
  field: OptionField,
  options: Readonly<Record<string, unknown>>,
): OptionField {
  if (field.kind === 'text' && field.patternIf !== undefined) {
    return hasValue(field.patternIf, options) ? { ...field, isPattern: true } : field
  }
  if (field.kind === 'column' && field.addedIf !== undefined) {
    return hasValue(field.addedIf, options) ? { ...field, isNew: true } : field
  }
  if (field.kind === 'text' && field.ofColumn !== undefined) {
    return inColumn(field, String(options[field.ofColumn]))
  }
  if (field.kind !== 'number' || !field.otherwise) return field
  const { unit: _, otherwise, ...rest } = field
  const { when, ...range } = otherwise
  return when.is.some((expected) => expected === options[when.key]) ? { ...rest, ...range } : field
}
