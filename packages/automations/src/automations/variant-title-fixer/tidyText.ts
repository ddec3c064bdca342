import {
  isInCapitals,
  lowerWords,
  nameCase,
  unknownLanguage,
  type FileLanguage,
} from '../../text/casing.ts'
import { tidySpaces } from '../../text/fold.ts'
import { turkishnessOf } from '../../text/turkish.ts'
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
/** Whether a word in capitals is a size, an abbreviation, or a unit behind a number. */
function isCode(text: string, before: string): boolean {
  return (
    sizeCode.test(text) || abbreviations.has(text) || (isUnit.has(text) && /\d\s*$/u.test(before))
  )
}

/** Whether a word has a case to change; those with digits are codes. */
function isWord(text: string): boolean {
  return text.toUpperCase() !== text.toLowerCase() && !/\p{N}/u.test(text)
}

/** Starts a word in small letters with a capital; ‘ß’ and its like have none of their own. */
function capitalize(text: string, locale: string): string {
  const [first = '', ...others] = Array.from(text)
  const capital = first.toLocaleUpperCase(locale)
  return (Array.from(capital).length === 1 ? capital : first) + others.join('')
}

/**
 * Starts each word with a capital, and lowers words in capitals that are no size or abbreviation, as the
 * language of the text does. A text whose language is not clear stays as it is.
 */
function titleCase(text: string, file: FileLanguage): string {
  const loud = Array.from(text.matchAll(word), ({ index, 0: each }) =>
    isWord(each) && isInCapitals(each) && !isCode(each, text.slice(0, index)) ? each : '',
  ).filter((each) => each !== '')
  const lowered = lowerWords(loud, text, file)
  const turkishness = turkishnessOf(text, file.isTurkish)
  if (!lowered || (turkishness === 'maybe' && /(?<![\p{L}\p{N}])i\p{Ll}/u.test(text))) return text
  const locale = turkishness === 'sure' ? 'tr' : 'en'
  return text.replaceAll(word, (each, at: number) => {
    if (!isWord(each)) return each
    const before = text.slice(0, at)
    if (isInCapitals(each)) {
      const small = isCode(each, before) ? undefined : lowered.get(each)
      return small === undefined ? each : nameCase(each, small, before === '')
    }
    // Capitals inside a word are meant, as in iPhone.
    if (each !== each.toLowerCase()) return each
    const isMeasure = isUnit.has(each) && /\d\s*$/u.test(before)
    return isMeasure || (before !== '' && smallWords.has(each)) ? each : capitalize(each, locale)
  })
}

const tidying: Readonly<Record<Tidying, (text: string, file: FileLanguage) => string>> = {
  spaces: tidySpaces,
  units: (text) => text.replaceAll(unitBehindNumber, '$1 $2'),
  title: titleCase,
}

type Tidying = VariantTitleFixerOptions['tidy'][number]

/**
 * Cleans up the name or the value of an option.
 *
 * @param file what the file says about the language of the text. @default nothing
 */
export function tidyText(
  text: string,
  chosen: readonly Tidying[],
  file: FileLanguage = unknownLanguage,
): string {
  const steps = (['spaces', 'units', 'title'] as const).filter((step) => chosen.includes(step))
  return steps.reduce((tidied, step) => tidying[step](tidied, file), text)
}
