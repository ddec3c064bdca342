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

/** Lists the addresses in a cell, which commas, semicolons, bars, spaces or line breaks separate. */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[\s|;]+|,(?=\s*(?:https?:)?\/\/)/iu)
    .map((part) => fullAddress(part.trim().replace(/,+$/u, '')))
    .filter((part) => part !== '')
}

/** What says whether there is stock, or anything else that is so or not, in small letters without accents. */
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
