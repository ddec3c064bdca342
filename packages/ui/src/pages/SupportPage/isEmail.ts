/**
 * Whether a text looks like an email address: one @, something on both sides of it, and a domain of
 * parts joined by dots. Reads the text a fixed number of times, however long it is.
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
