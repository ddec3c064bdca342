import type { Loss, OptionField } from './fields.ts'

/** Returns whether an option is empty or off. */
function isUnset(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Returns the loss that an option can bring about with the value it has; undefined if none. */
export function causedLoss({ key, causes }: OptionField, options: object): Loss | undefined {
  if (!causes) return undefined
  const { loss, is, needs } = causes
  if (needs !== undefined && isUnset(Reflect.get(options, needs))) return undefined
  const value: unknown = Reflect.get(options, key)
  const isCause = is
    ? is.some((one) => (Array.isArray(value) ? value.includes(one) : value === one))
    : !isUnset(value)
  return isCause ? loss : undefined
}
