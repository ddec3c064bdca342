import { tidySpaces } from '../../text/fold.ts'
import type { VariantTitleFixerOptions } from './options.ts'

/** Units as they are written. One capital letter behind a number is rather a size, as in 3L and 12M. */
const units =
  'ml mL ML cl dl l mg g kg Kg KG oz Oz OZ lb lbs LB LBS mm MM cm CM m km ft mAh Wh kW kB KB MB GB TB Hz kHz MHz GHz'.split(
    ' ',
  )
const unitBehindNumber = new RegExp(`(\\d)\\s*(${units.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
const isUnit: ReadonlySet<string> = new Set(units)

/** Words that stay small inside a title, in English and Italian. */
const smallWords: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or per the to vs with x al con da del della di e ed in o senza'.split(
    ' ',
  ),
)

/** Capitals that are no shouting. */
const abbreviations: ReadonlySet<string> = new Set(
  'EU UK US USA AU JP CN IT FR DE ES OS II III IV VI USB LED LCD OLED UV HDMI PVC PU TPU ABS EVA PLA PETG RGB NFC GPS HD UHD TV PC CD DVD SD SSD RAM ROM AC DC ID DIY'.split(
    ' ',
  ),
)

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
const sizeCode = /^(?:X*[SML]|X+|\p{L})$/u
const turkish = /[İıĞğ]/u

/** Starts with a capital; the rest stays, or becomes small. */
function capitalize(text: string, lowersRest: boolean, locale: string): string {
  const [first = '', ...others] = Array.from(text)
  const rest = others.join('')
  const capital = first.toLocaleUpperCase(locale)
  // ‘ß’ and its like have no capital of their own.
  const start = Array.from(capital).length === 1 ? capital : first
  return start + (lowersRest ? rest.toLocaleLowerCase(locale) : rest)
}

function titleWord(text: string, before: string, locale: string): string {
  const upper = text.toUpperCase()
  const lower = text.toLowerCase()
  if (upper === lower || /\p{N}/u.test(text)) return text
  if (text === upper) {
    const isCode = sizeCode.test(text) || abbreviations.has(text)
    return isCode || (isUnit.has(text) && /\d\s*$/u.test(before))
      ? text
      : capitalize(text, true, locale)
  }
  // Capitals inside a word are meant, as in iPhone.
  if (text !== lower) return text
  const isMeasure = isUnit.has(text) && /\d\s*$/u.test(before)
  return isMeasure || (before !== '' && smallWords.has(text))
    ? text
    : capitalize(text, false, locale)
}

/** Starts each word with a capital, and lowers words in capitals that are no size or abbreviation. */
function titleCase(text: string): string {
  // Only in Turkish is I not the capital of i.
  const locale = turkish.test(text) ? 'tr' : 'en'
  return text.replaceAll(word, (each, at: number) => titleWord(each, text.slice(0, at), locale))
}

const tidying: Readonly<Record<Tidying, (text: string) => string>> = {
  spaces: tidySpaces,
  units: (text) => text.replaceAll(unitBehindNumber, '$1 $2'),
  title: titleCase,
}

type Tidying = VariantTitleFixerOptions['tidy'][number]

/** Cleans up the name or the value of an option. */
export function tidyText(text: string, chosen: readonly Tidying[]): string {
  const steps = (['spaces', 'units', 'title'] as const).filter((step) => chosen.includes(step))
  return steps.reduce((tidied, step) => tidying[step](tidied), text)
}
