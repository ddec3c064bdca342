import type { FoundValue } from '@dropwatt/automations'
import {
  automationFields,
  causedLoss,
  fillIn,
  inContext,
  isShown,
  offeredChoices,
  offeredColumns,
  textOfBytes,
  unpackFile,
  type AutomationSlug,
  type AutomationTexts,
  type CurrencyField,
  type FieldTexts,
  type MapField,
  type OptionField,
  type Options,
  type PricesField,
  type Scope,
} from '@dropwatt/automations/options'
import type { OptionFormField } from '@dropwatt/ui/workbench'
import { withGrounds, withHints } from './choiceLooks.ts'
import {
  choicesOf,
  columnChoice,
  currencyChoices,
  localeChoices,
  oneColumnChoices,
  pricesChoices,
  rateChoices,
  serviceChoices,
} from './fieldChoices.ts'
import { filterOffers } from './filterOffers.ts'
import type { FormFile } from './formFile.ts'

export type AutomationField = Exclude<OptionFormField, { readonly kind: 'content' }>

/** Whether the option has an amount for each product; it stands above the table, not in the form. */
export function isAboveTable(field: OptionField | AutomationField): boolean {
  return field.kind === 'map' && field.isAmount === true
}

/** Number of option names and values shown at first, so that the options below are not far away. */
const fewNames = 5

/** Fields that stand side by side. */
const shortFields: ReadonlySet<string> = new Set(['by', 'unit'])

/** The same of automations with others. */
const ownShortFields: Readonly<Partial<Record<AutomationSlug, ReadonlySet<string>>>> = {
  'price-editor': new Set(['by', 'price', 'basis', 'margin', 'factor', 'ending']),
  'edit-columns': new Set(['column', 'value']),
}

/** Characters of the longest name of a column that is not cut off beside another field. */
const longestBeside = 10

const valuesOf = (found: readonly FoundValue[]) => found.map(({ value }) => value)

/**
 * Says in a help text what was chosen: the target of margins, or the currencies. It says nothing until
 * these are chosen.
 */
function withChosen(
  { help, ...texts }: FieldTexts,
  { from, to, target }: Options,
  locale: string,
): FieldTexts {
  if (help === undefined) return texts
  if (typeof target === 'number') return { ...texts, help: fillIn(help, { target }, locale) }
  if (!help.includes('{from}')) return { ...texts, help }
  if (typeof from !== 'string' || typeof to !== 'string' || !from || !to) return texts
  return { ...texts, help: fillIn(help, { from, to }, '') }
}

/** Maps whose entries come from the file, and not from a plan. */
type FoundInFile = Exclude<MapField['found'], 'questions'>

function foundGroups(found: FoundInFile, { choices }: FormFile) {
  switch (found) {
    case 'vendors':
      return choices.vendorGroups.map(({ spellings }) => spellings)
    case 'option-names':
      return choices.optionGroups.names
    case 'option-values':
      return choices.optionGroups.values
    case 'list-columns':
      return []
    default:
      return found satisfies never
  }
}

/** Lists the names that the file holds, and those that may be one in several spellings. */
function foundNames(found: FoundInFile, file: FormFile) {
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

/** Lists what a plan asks a field for. */
function asked(key: string, { questions }: FormFile): readonly FoundValue[] {
  return questions?.[key] ?? []
}

/** Lists the product types that a field is needed for, and behind them those that have an answer. */
function typesOf(
  key: string,
  answers: unknown,
  file: FormFile,
): readonly { readonly value: string; readonly count?: number }[] {
  const types = asked(key, file)
  const known = new Set(types.map((found) => found.value))
  const answered = Object.keys(Object(answers)).filter((type) => !known.has(type))
  return [...types, ...answered.map((type) => ({ value: type }))]
}

/** Returns the help of a field, or what a plan asks in its place. */
function helpOf(
  key: string,
  { help, asked: question }: FieldTexts,
  file: FormFile,
  locale: string,
): string | undefined {
  const types = asked(key, file)
  if (question === undefined || types.length === 0) return help
  return fillIn(question, { n: types.reduce((sum, { count }) => sum + count, 0) }, locale)
}

/** Reads the text of a small file; no more of a large one than shows that it is too large. */
async function readSmall(file: File, maxSize: number): Promise<string> {
  try {
    // A character takes at most four bytes.
    const start = await file.slice(0, 4 * maxSize + 4).arrayBuffer()
    const { bytes } = await unpackFile(new Uint8Array(start), file.name)
    return textOfBytes(bytes)
  } catch {
    // The file is gone, or no table can be read from it; without a text it is refused like an empty one.
    return ''
  }
}

/** Lists the columns that a field offers: those that can be written, and the chosen ones. */
function writtenColumns(
  field: Parameters<typeof offeredColumns>[0],
  { header, readOnly }: FormFile,
  chosen?: unknown,
): readonly string[] {
  const offered = offeredColumns(field, header)
  const isChosen = (name: string) => Array.isArray(chosen) && chosen.includes(name)
  return readOnly ? offered.filter((name) => !readOnly.has(name) || isChosen(name)) : offered
}

function formField(
  field: OptionField,
  texts: FieldTexts,
  options: Options,
  file: FormFile,
  locale: string,
  isShort: boolean,
): AutomationField {
  const { key } = field
  const { label } = texts
  // Each choice says its time, where it is known.
  const isTimeless = key === 'mode' && file.hints?.[key] === undefined
  const help = isTimeless ? undefined : helpOf(key, texts, file, locale)
  const kind = causedLoss(field, options)
  const count = kind && (file.losses?.[kind] ?? 0)
  const words = {
    label,
    ...(help !== undefined && { help }),
    ...(kind && count && { loses: { kind, count } }),
  }
  switch (field.kind) {
    case 'choice':
    case 'radio':
    case 'segments':
    case 'pictures':
    case 'place': {
      const off = file.off?.[key]
      const choices = choicesOf(offeredChoices(field, options), texts, file, locale, off)
      const offered = serviceChoices(choices, field, [options[key]], file)
      const shown = file.rates && key === 'rate' ? rateChoices(offered, file.rates) : offered
      const hinted = withHints(shown, file.hints?.[key])
      const { choose } = texts
      const isPictures = field.kind === 'pictures'
      const seen = isPictures ? withGrounds(hinted, options, file.pictures) : hinted
      const hasNone = choose !== undefined && { placeholder: choose }
      return { ...field, ...words, isShort, choices: seen, ...hasNone }
    }
    case 'currency': {
      const { choose } = texts as FieldTexts<CurrencyField>
      return {
        key,
        ...words,
        kind: 'choice',
        choices: currencyChoices(locale),
        placeholder: choose,
      }
    }
    case 'locale': {
      const choices = localeChoices(file.locales ?? [], locale)
      return { key, ...words, kind: 'choice', choices }
    }
    case 'prices': {
      const choices = pricesChoices(file, texts as FieldTexts<PricesField>, options[key])
      return { key, label, kind: 'radio', choices }
    }
    case 'checkboxes': {
      const choices = withHints(choicesOf(field.choices, texts, file, locale), texts.hints)
      const chosen = options[key] as readonly string[]
      const offered = serviceChoices(choices, field, chosen, file).map((choice) => {
        if (field.locked?.includes(choice.value))
          return Object.assign({}, choice, { disabled: true })
        // One that is on can be taken away.
        return chosen.includes(choice.value)
          ? Object.assign({}, choice, { disabled: false })
          : choice
      })
      // The help is about those that are not offered.
      const shownTexts = offered.length < choices.length ? { label } : words
      return { ...field, ...shownTexts, choices: offered }
    }
    case 'column': {
      if (field.isNew) return { key, ...words, kind: 'text', isShort }
      const choices = oneColumnChoices(writtenColumns(field, file), options[key])
      const chosen = choices.find(({ value }) => value === options[key])
      const fits = chosen !== undefined && chosen.label.length <= longestBeside
      return { key, ...words, kind: 'choice', isShort: isShort && fits, choices }
    }
    case 'order':
      return { ...field, ...words, choices: choicesOf(field.choices, texts, file, locale) }
    case 'columns':
      return {
        ...field,
        ...words,
        choices: writtenColumns(field, file, options[key]).map(columnChoice),
      }
    case 'number': {
      const first = field.isAsked ? Number.NaN : (field.example ?? field.default ?? undefined)
      return { ...field, ...words, isShort, first }
    }
    case 'map': {
      const { found } = field
      const names = found === 'questions' ? { found: asked(key, file) } : foundNames(found, file)
      return { ...field, ...words, ...names }
    }
    case 'by-type': {
      const choices = choicesOf(field.choices, texts, file, locale)
      return { ...field, ...words, types: typesOf(key, options[key], file), choices }
    }
    case 'file':
      return { ...field, ...words, read: (chosen) => readSmall(chosen, field.maxSize) }
    case 'image':
      return { ...field, ...words, keep: async (chosen) => file.keepImage?.(key, chosen) }
    case 'rules':
      return { ...field, ...words, suggestions: suggestionsOf(file) }
    case 'scope':
      return {
        ...field,
        ...words,
        offers: filterOffers(field, file, options[key] as Scope),
        matches: file.matches,
        products: file.products,
        saved: file.saved,
      }
    // Where columns are mapped, these have the columns of the list.
    case 'targets':
    case 'list-column':
      return { key, ...words, kind: 'choice', choices: [] }
    default:
      return { ...field, ...words }
  }
}

/** Describes the options of an automation that a form shows, in the current language. */
export function formFields(
  slug: AutomationSlug,
  texts: AutomationTexts,
  options: Options,
  file: FormFile,
  locale: string,
): AutomationField[] {
  const fields: readonly OptionField[] = automationFields[slug]
  const words: Readonly<Record<string, FieldTexts>> = texts.fields
  const short = ownShortFields[slug] ?? shortFields
  return lossesOnce(
    fields
      .filter((field) => isShown(fields, field, options))
      .filter((field) => field.kind !== 'file' || !field.isForCommandLine)
      .filter((field) => !('forImages' in field) || file.hasBoth === true)
      // A live file is written without an import.
      .filter((field) => !field.forImport || file.off === undefined)
      // Comparing with earlier exports needs some.
      .filter((field) => field.kind !== 'toggle' || (field.needsExports ?? 0) <= file.exports)
      .map((field) =>
        formField(
          inContext(field, options),
          withChosen(words[field.key] ?? { label: field.key }, options, locale),
          options,
          file,
          locale,
          short.has(field.key),
        ),
      )
      // Without a question there is nothing to answer.
      .filter((field) => field.kind !== 'by-type' || field.types.length > 0)
      // A single choice is none.
      .filter((field) => field.kind !== 'radio' || field.choices.length > 1),
  )
}

/** Says a loss that several options cause at the first of them, which names the others. */
function lossesOnce(fields: readonly AutomationField[]): AutomationField[] {
  return fields.map((field) => {
    const { loses } = field
    if (!loses) return field
    const [first, ...others] = fields.filter((each) => each.loses?.kind === loses.kind)
    const includes = others.map(({ label }) => label)
    if (includes.length === 0) return field
    return Object.assign({}, field, { loses: first === field ? { ...loses, includes } : undefined })
  })
}
