/** A text of JSON in quotes; one that does not end goes up to the end, so that the search stays linear. */
const quoted = String.raw`"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)`

/** A text in quotes, a comment, or a mark that templates put around a script. */
const textOrComment = new RegExp(
  String.raw`${quoted}|/\*.*?(?:\*/|$)|//[^\n\r]*|<!--|-->|<!\[CDATA\[|\]\]>`,
  'gsu',
)

/** A text in quotes, a comma that nothing follows, a colon that no value follows, or a semicolon. */
const textOrGap = new RegExp(String.raw`${quoted}|,(?=\s*(?:[,}\]]|$))|:(?=\s*[,}\]])|;`, 'gsu')

/**
 * Makes valid JSON of what templates often write instead, and touches no text in it but for its line
 * ends, which become spaces. Comments, CDATA marks, semicolons and commas that nothing follows are
 * gone, and a value that is missing is `null`.
 */
export function repairJson(text: string): string {
  return text
    .replaceAll(textOrComment, (found) =>
      found.startsWith('"') ? found.replaceAll(/\p{Cc}/gu, ' ') : ' ',
    )
    .replaceAll(textOrGap, (found) => {
      if (found.startsWith('"')) return found
      return found === ':' ? ':null' : ''
    })
}
