/** The names of the characters from 160 to 255, in order. Source: HTML 4.01, section 24.2. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    hellip: '…',
    prime: '′',
    Prime: '″',
    euro: '€',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200C',
    zwj: '\u200D',
    rarr: '→',
    larr: '←',
    check: '✓',
    star: '☆',
    starf: '★',
    le: '≤',
    ge: '≥',
  }),
])

const pattern = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z][a-z\d]*));/giu

const isCharacter = (code: number) =>
  code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)

/** Reads the character references of a text, such as `&amp;`. Names that are seldom used stay. */
export function readReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(pattern, (written: string, ...rest: unknown[]) => {
    const { decimal, hex, name } = rest.at(-1) as Record<string, string | undefined>
    if (name !== undefined) return named.get(name) ?? written
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : written
  })
}
