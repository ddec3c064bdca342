/** Returns up to two initials from the part of an email before the @: `MR` for `mara.rossi@…`. */
export function initials(email: string): string {
  const [name = ''] = email.split('@')
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => /^./u.exec(word)?.[0])
  return letters.join('').toLocaleUpperCase('en')
}
