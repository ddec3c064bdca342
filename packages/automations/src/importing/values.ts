import { foldSpelling } from '../text/fold.ts'
import { colourWords, shadeWords, sizeWords } from './columnWords.ts'

const separators = /[\s/&+,.-]+/u

/** Whether a text is a colour, such as ‘dark blue’ or ‘Black / White’. */
export function isColour(text: string): boolean {
  const words = foldSpelling(text).split(separators)
  if (words.length > 5) return false
  return (
    words.every((word) => colourWords.has(word) || shadeWords.has(word)) &&
    words.some((word) => colourWords.has(word))
  )
}

/** A number with a unit of length, volume or weight, or two or three lengths, as in ‘30 x 40 cm’. */
const measure =
  /^(?:eu|us|uk|it|fr|de)?\s?\d{1,4}(?:[.,]\d{1,3})?(?:\s?[x×]\s?\d{1,4}(?:[.,]\d{1,3})?){0,2}\s?(?:mm|cm|m|in|inch|zoll|ml|cl|dl|l|lt|oz|g|gr|kg|lb|"|″|'')?$/iu

const range = /^\d{1,3}\s?[-–/]\s?\d{1,3}(?:\s?(?:y|yrs|anni|jahre|ans|cm|m|mesi))?$/iu

/** Whether a text is a size, such as ‘XL’, ‘39’, ‘0.5 l’ or ‘30 x 40 cm’. */
export function isSize(text: string): boolean {
  const plain = text.trim()
  return sizeWords.has(foldSpelling(plain)) || measure.test(plain) || range.test(plain)
}

/** Words that a size of several words ends with. */
const units: ReadonlySet<string> = new Set(
  'mm cm m in inch zoll ml cl dl l lt oz g gr kg lb y yrs anni jahre ans mesi'.split(' '),
)

/** Whether a word can be the last of a colour or a size; faster than looking at all of its words. */
export function canEndVariant(word: string): boolean {
  if (/[\d"″'/&+,.-]/u.test(word)) return true
  const folded = foldSpelling(word)
  return [colourWords, shadeWords, sizeWords, units].some((words) => words.has(folded))
}

/** The lengths of codes with a check digit: GTIN-8, UPC, EAN and GTIN-14. */
const codeLengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Returns the digits of a code without an apostrophe in front and spaces in it. */
export function tidyCode(text: string): string {
  return text.replace(/^'/u, '').replaceAll(/[\s-]/gu, '')
}

/** A day, whose digits may happen to be a code. */
const day = /^\d{4}-\d{2}-\d{2}$/u

/**
 * Whether a text is the code of an article with its right check digit (GS1 General Specifications,
 * section 7.9).
 */
export function isGtin(text: string): boolean {
  if (day.test(text)) return false
  const code = tidyCode(text)
  if (!codeLengths.has(code.length) || !/^\d+$/u.test(code)) return false
  const sum = Array.from(code, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 && Number(code) > 0
}

/** Whether a text is the address of something on the web. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/iu.test(text) && URL.canParse(text)
}

const imageEnd = /\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic)(?:$|[?#&])/iu

/** Whether a text is the address of something that looks like a picture. */
export function isImageAddress(text: string): boolean {
  return isAddress(text) && imageEnd.test(text)
}

/** Returns an address with its protocol, if only that is missing: ‘//cdn.example.com/1.jpg’. */
function fullAddress(text: string): string {
  return text.startsWith('//') ? `https:${text}` : text
}

/** Keys under which an object of a list of pictures has their addresses. */
const addressKeys = ['src', 'url', 'href', 'image', 'link', 'large', 'original'] as const

/** Finds the address of a picture that is described as an object; nothing where it has none. */
export function addressIn(object: Readonly<Record<string, unknown>>): string | undefined {
  const key = addressKeys.find((each) => typeof object[each] === 'string')
  return key && String(object[key])
}

/** Reads a list of JSON, of texts or of objects with addresses; nothing where a cell holds none. */
function readJsonList(text: string): string[] | undefined {
  const [start, end] = [text.charAt(0), text.at(-1)]
  if (!(start === '[' && end === ']') && !(start === '{' && end === '}')) return undefined
  // Python writes its lists with apostrophes.
  for (const json of [text, text.replaceAll("'", '"')]) {
    try {
      const value = JSON.parse(json) as unknown
      return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((entry) => {
        if (typeof entry === 'string') return entry
        const isObject = typeof entry === 'object' && entry !== null
        return (isObject ? addressIn(entry as Record<string, unknown>) : undefined) ?? []
      })
    } catch {
      // The other way of writing, else no list at all.
    }
  }
  return undefined
}

/** An address without anything that can separate it from others. */
const plainAddress = /^https?:\/\/[^\s,;|"'<>()[\]{}]+$/iu

/** Start of an address: at the start of a cell, or behind a sign that separates. */
const addressStart = /(?<=^|[\s,;|"'<>()[\]{}])(?:https?:)?\/\/(?=[^\s/])/giu

/** Characters that cannot be in an address at all. */
const addressEnd = /["<>\r\n\t]/u

/** The end of the address of a picture, with more behind a sign that separates. */
const imageAndMore =
  /^(?<address>\S.*?\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic)(?:\?[^\s,;|]*)?)[\s,;|]+(?<more>\S.*)$/isu

/** A space and what follows it, where an address with a space would not end like that of a picture. */
const spaceAndMore = /^(?<address>\S+)\s+(?<more>\S.*)$/su

const separatorsAtEnd = /[\s,;|'\])}]+$/u

/** Splits what stands between the starts of two addresses into an address, and texts behind it that are none. */
function splitPart(part: string): string[] {
  const end = part.search(addressEnd)
  const [own, behind] = end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end)]
  const text = own.trim().replace(separatorsAtEnd, '')
  const rest = splitPlain(behind.replaceAll(/["'<>[\]{}]+/gu, ' '))
  const ofImage = imageAndMore.exec(text)?.groups
  // Spaces belong to an address only if it ends like that of a picture.
  const isOne = imageEnd.test(text) && ofImage === undefined
  const split = ofImage ?? (isOne ? undefined : spaceAndMore.exec(text)?.groups)
  if (!split) return [fullAddress(text).replaceAll(' ', '%20'), ...rest]
  const { address = '', more = '' } = split
  return [
    fullAddress(address.replace(separatorsAtEnd, '')).replaceAll(' ', '%20'),
    ...splitPlain(more),
    ...rest,
  ]
}

/** Leaves the sources of pictures of a cell with HTML, and the text around its tags. */
function withoutTags(text: string): string {
  return text
    .replaceAll(/<[^>]*?\bsrc\s*=\s*["']?(?<address>[^"'>\s]+)[^>]*>/giu, ' $<address> ')
    .replaceAll(/<[^>]*>?/gu, ' ')
    .trim()
}

/** Splits a text without addresses. */
function splitPlain(text: string): string[] {
  return text
    .split(/[\s|;]+/u)
    .map((part) => part.replaceAll(/^,+|,+$/gu, ''))
    .filter((part) => part !== '')
}

/** Words that say whether there is stock, or anything else that is so or not, in small letters without accents. */
const flagWords: ReadonlySet<string> = new Set([
  ...'0 1 yes no y n true false ja nein j oui non si o vero falso nee sim nao s tak nie x on off'.split(
    ' ',
  ),
  ...(
    'in stock, out of stock, instock, outofstock, in_stock, out_of_stock, available, unavailable, not available, sold out, preorder, pre-order, backorder, ' +
    'auf lager, verfugbar, nicht verfugbar, ausverkauft, lieferbar, nicht lieferbar, en stock, en rupture, rupture, epuise, disponible, indisponible, agotado, no disponible, ' +
    'disponibile, non disponibile, esaurito, in magazzino, op voorraad, niet op voorraad, uitverkocht, beschikbaar, em estoque, esgotado, disponivel, indisponivel, dostepny, niedostepny, dostepne, na stanie, brak'
  ).split(', '),
])

/** Whether a text says only that something is so or not, such as ‘yes’, ‘1’ or ‘out of stock’. */
export function isFlag(text: string): boolean {
  return flagWords.has(foldSpelling(text).replaceAll('ł', 'l').replace(/[.!]$/u, ''))
}

/**
 * Lists the addresses in a cell, which commas, semicolons, bars, spaces or line breaks separate, or
 * which are a list of JSON. These signs can be in addresses too. Texts that are no addresses are listed
 * as they are.
 */
export function splitAddresses(text: string): string[] {
  // Most cells have one address and nothing else.
  if (plainAddress.test(text)) return [text]
  const listed = readJsonList(text)
  if (listed) return listed.flatMap(splitAddresses)
  if (text.startsWith('<')) return splitAddresses(withoutTags(text))
  const starts = Array.from(text.matchAll(addressStart), ({ index }) => index)
  const [first] = starts
  if (first === undefined) return splitPlain(text)
  const before = splitPlain(text.slice(0, first).replaceAll(/["'<>()[\]{}=]+/gu, ' '))
  return [...before, ...starts.flatMap((start, at) => splitPart(text.slice(start, starts[at + 1])))]
}
