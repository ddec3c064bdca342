function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Returns a name for the page at a web address: the last part of its path, else its host. It has at most
 * 80 characters.
 */
export function pageName(address: string): string {
  const { hostname, pathname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  const name = decode(last)
    .replace(/\.(?:html?|json|php|aspx?)$/iu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '')
  return /^.{1,80}/u.exec(name)?.[0] ?? hostname
}
