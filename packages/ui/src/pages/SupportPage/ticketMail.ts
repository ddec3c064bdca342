/** Some email apps and browsers truncate or reject longer links. */
const longestLink = 2000

/** Formats a ticket as text: a line for each filled-in field, and the message below them. */
export function ticketText(
  fields: readonly (readonly [string, string])[],
  message: string,
): string {
  const lines = fields.filter(([, value]) => value !== '').map((field) => field.join(': '))
  return [...lines, '', message].join('\n')
}

/** Returns the mailto link for a ticket, or undefined if the text is too long for a link. */
export function mailLink(address: string, subject: string, text: string): string | undefined {
  const body = text.replaceAll(/\r\n?|\n/g, '\r\n')
  const link = `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
  return link.length > longestLink ? undefined : link
}

/** A lone surrogate, which pasting can leave, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\u{fffd}'))
}
