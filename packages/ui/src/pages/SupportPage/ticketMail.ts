/** Some mail programs and browsers cut a link that is longer, or refuse it. */
const longestLink = 2000

/** Writes what is sent as text: a line for each field that is filled in, and the message below them. */
export function ticketText(
  fields: readonly (readonly [string, string])[],
  message: string,
): string {
  const lines = fields.filter(([, value]) => value !== '').map((field) => field.join(': '))
  return [...lines, '', message].join('\n')
}

/** Gives the link that opens a new mail, or none where the text is too long for a link. */
export function mailLink(address: string, subject: string, text: string): string | undefined {
  const body = text.replaceAll(/\r\n?|\n/g, '\r\n')
  const link = `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
  return link.length > longestLink ? undefined : link
}

/** Half a character, as a paste can leave it, has no bytes of its own. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\u{fffd}'))
}
