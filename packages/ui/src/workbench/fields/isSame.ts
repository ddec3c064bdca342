/** Whether two values are the same: texts, numbers, or lists and objects of them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const entries = Object.entries(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(
      ([name, value]) => Object.hasOwn(other, name) && isSame(value, Reflect.get(other, name)),
    )
  )
}
