/** Makes up to two initials from the part of an email before the @: `mara.rossi@…` gives `MR`. */
export function initials(email: string): string {
  const [name = ''] = email.split('@')
  const [first, second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = [first, second].map((word) => (word ? /^./u.exec(word) : ''))
  return letters.join('').toLocaleUpperCase('en')
}
