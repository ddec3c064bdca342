/** Signs that begin a formula in a spreadsheet, in both widths (OWASP, "CSV Injection"). */
const signs = '=@+\\-＝＠＋－'

/**
 * Places at which a spreadsheet can begin to read a formula: at the start of a text, and behind what another
 * spreadsheet takes for the end of a cell; spaces, quotes and NUL do not stop it. `guards` are apostrophes
 * that are there already.
 */
const place = new RegExp(
  String.raw`(?<before>(?:^|[;\t\r\n])[\s"\uFEFF\0]*)(?<guards>'*)(?=[${signs}])`,
  'gu',
)

/** A tab, a line end or NUL at the start, which some programs leave out before they look for a formula. */
const blankStart = /^'*[\t\r\n\0]/u

const segmentEnd = /[;\t\r\n]/u

/** Whether a number with a sign begins here, which is no formula. */
function isNumber(text: string): boolean {
  const end = text.search(segmentEnd)
  return !Number.isNaN(Number(end === -1 ? text : text.slice(0, end)))
}

/**
 * Returns a text for a list that people open in a spreadsheet, with commas, semicolons or tabs: what it
 * would read as a formula gets an apostrophe, which keeps it a text. Numbers with a sign stay as they
 * are. `readSpreadsheetText` returns the same text again.
 */
export function spreadsheetText(text: string): string {
  const guarded = text.replaceAll(place, (...found) => {
    const [match, before, guards] = found as [string, string, string]
    const [offset, whole] = found.slice(-3) as [number, string]
    const rest = whole.slice(offset + match.length)
    return guards === '' && isNumber(rest) ? match : `${before}'${guards}`
  })
  return blankStart.test(guarded) ? `'${guarded}` : guarded
}

/** Reads a text as `spreadsheetText` wrote it. */
export function readSpreadsheetText(text: string): string {
  const unguarded = text.startsWith("'") && blankStart.test(text) ? text.slice(1) : text
  return unguarded.replaceAll(place, (match: string) => match.replace("'", ''))
}
