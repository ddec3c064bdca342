/** Returns a file of the text of a product page, whose ending tells JSON from HTML. */
export function pageFile(text: string, name: string): File {
  const isJson = /^\s*[[{]/u.test(text)
  return new File([text], `${name}.${isJson ? 'json' : 'html'}`)
}
