import type { FoundValue, ScopeChoices } from '@dropwatt/automations'
import {
  automationFields,
  basePrices,
  currencies,
  fillIn,
  inContext,
  isShown,
  offeredChoices,
  textOfBytes,
  offeredColumns,
  offeredPrices,
  type AutomationTexts,
  type FieldTexts,
  type FileAutomationSlug,
  type MapField,
  type OptionField,
  type PricesField,
  type Options,
} from '@dropwatt/automations/options'
import type { Questions } from '../engine/messages.ts'
import type { RatesTexts } from './useRatesTexts.ts'
import type { FilterOffer, OptionChoice, OptionFormField } from '@dropwatt/ui/workbench'

/** What a form needs to know about the open file. */
export interface FormFile {
  readonly header: readonly string[]
  readonly choices: ScopeChoices
  /** How many exports of the store are saved on this device, this one included. */
  readonly exports: number
  /** Whether a job counts in it. */
  readonly hasJobs: boolean
  /** The product types that options are needed for, by the key of the option. */
  readonly questions?: Questions | undefined
  /** What the form says about the reference rates. @default they are not known */
  readonly rates?: RatesTexts | undefined
}

/** How many option names and values are shown at first, so that the options below are not far away. */
const fewNames = 5

/** Fields that stand side by side. */
const shortFields: ReadonlySet<string> = new Set(['by', 'unit'])

const valuesOf = (found: readonly FoundValue[]) => found.map(({ value }) => value)

function offersOf({ choices, hasJobs }: FormFile): FilterOffer[] {
  const { vendors, types, tags, statuses, options } = choices
  return [
    { kind: 'vendor', values: vendors },
    { kind: 'type', values: types },
    { kind: 'tag', values: tags },
    { kind: 'status', values: statuses },
    { kind: 'price' },
    { kind: 'option', options },
    { kind: 'title' },
    ...(hasJobs ? [{ kind: 'last-job' } as const] : []),
    { kind: 'handles' },
  ]
}

/** Lists the choices of a field with their labels; one that names a service needs such a service. */
function choicesOf(
  values: readonly string[],
  texts: FieldTexts,
  { choices: { services } }: FormFile,
  locale: string,
): OptionChoice[] {
  const labels = ('choices' in texts ? texts.choices : {}) as Readonly<Record<string, string>>
  const list = new Intl.ListFormat(locale)
  return values.flatMap((value) => {
    const label = labels[value] ?? value
    if (!label.includes('{name}')) return { value, label }
    if (services.length === 0) return []
    return { value, label: fillIn(label, { name: list.format(services) }, locale) }
  })
}

/** Names the chosen currencies in a help text about them, which says nothing until they are chosen. */
function inCurrencies({ help, ...texts }: FieldTexts, { from, to }: Options): FieldTexts {
  if (help === undefined) return texts
  if (!help.includes('{from}')) return { ...texts, help }
  if (typeof from !== 'string' || typeof to !== 'string' || !from || !to) return texts
  return { ...texts, help: fillIn(help, { from, to }, '') }
}

/** Lists the currencies by their codes, with their names. */
function currencyChoices(locale: string): OptionChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return currencies.map((value) => {
    const name = names.of(value)
    // A browser names a currency that it does not know by its code.
    return { value, label: name === undefined || name === value ? value : `${value} – ${name}` }
  })
}

/** Lists the choices of an exchange rate: for the reference rate, its day and what it is. */
function rateChoices(choices: readonly OptionChoice[], rates: RatesTexts): OptionChoice[] {
  return choices.map((choice) =>
    choice.value === 'reference'
      ? {
          ...choice,
          label: fillIn(choice.label, { date: rates.date }, ''),
          hint: rates.hint,
          ...(rates.isOld && { hintTone: 'danger' as const }),
        }
      : choice,
  )
}

/**
 * Lists the markets of the file, and the base price, with what it does to customers. What is chosen is
 * listed even if the file lacks it.
 */
function pricesChoices(
  { header }: FormFile,
  texts: FieldTexts<PricesField>,
  chosen: unknown,
): OptionChoice[] {
  const { choices, help } = texts
  const offered = offeredPrices(header)
  const isOffered = chosen === basePrices || offered.some(({ name }) => name === chosen)
  return [
    ...(isOffered ? [] : [{ value: String(chosen), label: String(chosen) }]),
    ...offered.map(({ market, name }) => ({
      value: name,
      label: fillIn(choices.market, { market }, ''),
    })),
    {
      value: basePrices,
      label: choices.base,
      ...(help !== undefined && { hint: help }),
      ...(chosen === basePrices && { hintTone: 'warning' as const }),
    },
  ]
}

function foundGroups(found: MapField['found'], { choices }: FormFile) {
  switch (found) {
    case 'vendors':
      return choices.vendorGroups.map(({ spellings }) => spellings)
    case 'option-names':
      return choices.optionGroups.names
    case 'option-values':
      return choices.optionGroups.values
    default:
      return found satisfies never
  }
}

/** Lists the names that the file holds, and those that may be one in several spellings. */
function foundNames(found: MapField['found'], file: FormFile) {
  const groups = foundGroups(found, file)
  return {
    ...(found !== 'vendors' && { shown: fewNames }),
    found: groups.flat(),
    similar: groups.filter((group) => group.length > 1).map(valuesOf),
  }
}

function suggestionsOf({ choices: { types, vendors, tags, options } }: FormFile) {
  return { types: valuesOf(types), vendors: valuesOf(vendors), tags: valuesOf(tags), options }
}

/** Lists the product types that a field is needed for, and behind them those that have an answer. */
function typesOf(
  key: string,
  answers: unknown,
  { questions }: FormFile,
): readonly { readonly value: string; readonly count?: number }[] {
  const asked = questions?.[key] ?? []
  const known = new Set(asked.map((found) => found.value))
  const answered = Object.keys(Object(answers)).filter((type) => !known.has(type))
  return [...asked, ...answered.map((type) => ({ value: type }))]
}

/** Returns the help of a field, or what a plan asks in its place. */
function helpOf(
  key: string,
  { help, asked }: FieldTexts,
  { questions }: FormFile,
  locale: string,
): string | undefined {
  const types = questions?.[key] ?? []
  if (asked === undefined || types.length === 0) return help
  return fillIn(asked, { n: types.reduce((sum, { count }) => sum + count, 0) }, locale)
}

/** Reads the text of a small file; no more of a large one than shows that it is too large. */
async function readSmall(file: File, maxSize: number): Promise<string> {
  try {
    // A character takes at most four bytes.
    const bytes = await file.slice(0, 4 * maxSize + 4).arrayBuffer()
    return textOfBytes(new Uint8Array(bytes))
  } catch {
    // The file is gone; without a text it is refused like an empty one.
    return ''
  }
}

function formField(
  field: OptionField,
  texts: FieldTexts,
  options: Options,
  file: FormFile,
  locale: string,
): OptionFormField {
  const { key } = field
  const { label } = texts
  const help = helpOf(key, texts, file, locale)
  const base = { key, label, ...(help !== undefined && { help }) }
  const isShort = shortFields.has(key)
  switch (field.kind) {
    case 'choice':
    case 'radio': {
      const choices = choicesOf(offeredChoices(field, options), texts, file, locale)
      const shown = file.rates && key === 'rate' ? rateChoices(choices, file.rates) : choices
      return { ...base, kind: field.kind, isShort, choices: shown }
    }
    case 'currency':
      return { ...base, kind: 'choice', choices: currencyChoices(locale), placeholder: '' }
    case 'prices': {
      const choices = pricesChoices(file, texts as FieldTexts<PricesField>, options[key])
      return { key, label, kind: 'radio', choices }
    }
    case 'checkboxes':
      return { ...base, kind: 'checkboxes', choices: choicesOf(field.choices, texts, file, locale) }
    case 'columns': {
      const names = offeredColumns(field, file.header)
      return { ...base, kind: 'columns', choices: names.map((value) => ({ value, label: value })) }
    }
    case 'number': {
      const { min, max, decimals, unit, isOptional } = field
      return { ...base, kind: 'number', min, max, isShort, decimals, unit, isOptional }
    }
    case 'text':
      return { ...base, kind: 'text', maxLength: field.maxLength }
    case 'list':
      return { ...base, kind: 'list', maxLength: field.maxLength, isTag: field.isTag }
    case 'map':
      return { ...base, kind: 'map', maxLength: field.maxLength, ...foundNames(field.found, file) }
    case 'by-type':
      return {
        ...base,
        kind: 'by-type',
        types: typesOf(key, options[key], file),
        choices: choicesOf(field.choices, texts, file, locale),
      }
    case 'file': {
      const { types, maxSize } = field
      return { ...base, kind: 'file', types, read: (chosen) => readSmall(chosen, maxSize) }
    }
    case 'rules':
      return { ...base, kind: 'rules', suggestions: suggestionsOf(file) }
    case 'scope':
      return { ...base, kind: 'scope', offers: offersOf(file) }
    default:
      return { ...base, kind: 'toggle' }
  }
}

/** Describes the options of an automation that a form shows, in the current language. */
export function formFields(
  slug: FileAutomationSlug,
  texts: AutomationTexts,
  options: Options,
  file: FormFile,
  locale: string,
): OptionFormField[] {
  const fields: readonly OptionField[] = automationFields[slug]
  const words: Readonly<Record<string, FieldTexts>> = texts.fields
  return (
    fields
      .filter((field) => isShown(fields, field, options))
      // Comparing with earlier exports needs some.
      .filter((field) => field.kind !== 'toggle' || (field.needsExports ?? 0) <= file.exports)
      .map((field) =>
        formField(
          inContext(field, options),
          inCurrencies(words[field.key] ?? { label: field.key }, options),
          options,
          file,
          locale,
        ),
      )
      // Without a question there is nothing to answer.
      .filter((field) => field.kind !== 'by-type' || field.types.length > 0)
  )
}
