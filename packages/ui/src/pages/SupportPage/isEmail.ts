/**
 * Returns whether a text looks like an email address: one @, text on both sides of it, and a domain
 * with dots. Runs in linear time.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  const domain = text.slice(at + 1)
  return (
    at > 0 &&
    !domain.includes('@') &&
    !/\s/.test(text) &&
    domain.includes('.') &&
    domain.split('.').every((part) => part !== '')
  )
}
