import { ownRates } from '../money/rates.ts'
import type { OptionField } from './fields.ts'

/** Texts of a form about the prices to write. */
interface PricesTexts {
  /** Those of a market, which is `{market}`. */
  readonly market: string
  readonly base: string
}

/** Texts of a form about one option. */
export type FieldTexts<Field extends OptionField = OptionField> = {
  readonly label: string
  readonly help?: string
  /** Takes the place of the help while a plan asks for this option; `{n}` is the number of products. */
  readonly asked?: string
  /** Stands for a choice until there is one. */
  readonly choose?: string
  /** Help on single choices. */
  readonly hints?: Readonly<Record<string, string>>
} & (Field extends { readonly choices: readonly (infer Choice extends string)[] }
  ? { readonly choices: Readonly<Record<Choice, string>> }
  : Field extends { readonly kind: 'prices' }
    ? { readonly choices: PricesTexts }
    : Field extends { readonly kind: 'currency' }
      ? {
          /** Stands for the choice until there is one. */
          readonly choose: string
        }
      : unknown)

/** Texts of a form about options that are not known in the type, by their keys. */
export interface FormTexts {
  readonly fields: Readonly<Record<string, FieldTexts>>
}

/**
 * The texts of an automation. A `{name}` in a text stands for a value; `fillIn` puts it there.
 */
export interface AutomationTexts<Fields extends readonly OptionField[] = readonly OptionField[]> {
  /** By the keys of the options. */
  readonly fields: { readonly [Field in Fields[number] as Field['key']]: FieldTexts<Field> }
  /** The labels of the columns of the preview, by their keys. */
  readonly columns: Readonly<Record<string, string>>
  /** By the codes of the notes. */
  readonly notes: Readonly<Record<string, string>>
  /** Texts behind ‘These options change nothing.’, by the codes of the reasons. */
  readonly reasons: Readonly<Record<string, string>>
  /**
   * Phrases of what options do in the order in which they are said, each by the condition under which
   * it is: `key` has a value, `!key` has none, `~key` is not the default, `key=one|two` is one of these,
   * `key!=one` is not; joined by ` & `. An empty phrase says that an option tells nothing about the
   * result. Options that no phrase mentions are added with their labels if they are not the default.
   */
  readonly summary: Readonly<Record<string, string>>
}

/** The same texts in another language: none missing, and none that English lacks. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>
}

/** Most digits that a number in a text has behind the point: those of an exchange rate. */
const { decimals: mostDecimals } = ownRates

/**
 * Puts values into a text: ‘{n}% lower’ with 59 becomes ‘59% lower’. A `{name}` without a value
 * stays as it is.
 *
 * @param locale writes numbers the way of this language
 */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number'
      ? value.toLocaleString(locale, { maximumFractionDigits: mostDecimals })
      : value
  })
}

/**
 * Words a note. A `target` among its values is the key of a column, or the keys of several with spaces
 * between; they are called as the texts call those columns.
 */
export function wordNote(
  {
    code,
    values = {},
  }: { readonly code: string; readonly values?: Readonly<Record<string, string | number>> },
  { notes, columns }: Pick<AutomationTexts, 'notes' | 'columns'>,
  locale: string,
): string {
  const { target } = values
  if (typeof target !== 'string') return fillIn(notes[code] ?? code, values, locale)
  const labels = target.split(' ').map((key) => columns[key] ?? key)
  return fillIn(notes[code] ?? code, { ...values, target: labels.join(', ') }, locale)
}
