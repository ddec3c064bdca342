import {
  automationFields,
  basePrices,
  defaultOptions,
  fillIn,
  fitToHeader,
  inContext,
  isShown,
  upgradeScope,
  wholeScope,
  type AutomationTexts,
  type ChosenFile,
  type ChosenImage,
  type FieldTexts,
  type OptionField,
  type Options,
  type OptionValue,
  type RecipeStep,
  type Scope,
  type ScopeCondition,
  type TagRule,
} from '@dropwatt/automations/options'
import type { BenchTexts } from '../texts/en.ts'
import { columnChoice, localeChoices } from './fieldChoices.ts'

/** Texts and formats for writing a summary. */
export interface SummaryWords {
  readonly automation: Pick<AutomationTexts, 'summary'> & {
    readonly fields: Readonly<Record<string, FieldTexts>>
  }
  readonly words: BenchTexts['summary']
  readonly language: string
  /** Puts a condition in words. */
  readonly conditionText: (condition: ScopeCondition) => string
}

/** More values than this are counted. */
const mostValues = 2

/** More choices than this are counted. */
const mostChoices = 6

/** Those of an exchange rate. */
const mostDecimals = 18

/** Options that a step or job holds, where it may hold more or fewer than there are today. */
type KnownOptions = Readonly<Record<string, OptionValue | undefined>>

/** Returns the names that options have for columns, which belong to one generation of headers. */
function columnsIn(fields: readonly OptionField[], options: KnownOptions): readonly string[] {
  return fields.flatMap(({ kind, key }) => {
    const names = kind === 'columns' || kind === 'column' ? [options[key]].flat() : []
    return names.filter((name) => typeof name === 'string')
  })
}

/** Makes a label the middle of a sentence; a name in capitals stays as it is. */
function withinSentence(label: string, language: string): string {
  const [first = '', second = ''] = label
  const isName = second === '' || second !== second.toLocaleLowerCase(language)
  return isName ? label : first.toLocaleLowerCase(language) + label.slice(first.length)
}

function capitalized(text: string, language: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

function numberText(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: mostDecimals })
}

/** Names values, or counts them if there are many. */
function listText(values: readonly string[], language: string, most = mostValues): string {
  return values.length > most || values.length === 0
    ? numberText(values.length, language)
    : new Intl.ListFormat(language).format(values)
}

function valueText(
  field: OptionField,
  value: OptionValue,
  { automation, words, language }: SummaryWords,
): string {
  const texts = automation.fields[field.key] ?? { label: field.key }
  const labels = ('choices' in texts ? texts.choices : {}) as Readonly<Record<string, string>>
  const labelOf = (choice: string) => labels[choice] ?? choice
  const inside = (choice: string) => withinSentence(labelOf(choice), language)
  switch (field.kind) {
    case 'number':
    case 'slider': {
      if (value === null) return 'isOptional' in field && field.isOptional ? words.off : words.none
      const { unit = '' } = field
      const sign = 'isSigned' in field && field.isSigned && Number(value) > 0 ? '+' : ''
      return `${sign}${numberText(Number(value), language)}${unit === 'px' ? ' px' : unit}`
    }
    case 'choice':
    case 'radio':
    case 'segments':
    case 'pictures':
    case 'place':
      return typeof value === 'string' ? inside(value) : ''
    case 'toggle':
      return value === true ? words.on : words.off
    case 'currency':
      return typeof value === 'string' && value !== '' ? value : words.none
    case 'locale':
      return typeof value === 'string'
        ? (localeChoices([{ value, count: 0 }], language)[0]?.label ?? value)
        : ''
    case 'prices':
      return typeof value === 'string' && value !== basePrices ? value : labelOf('base')
    case 'text':
      return typeof value === 'string' && value !== '' ? `“${value}”` : words.none
    case 'order':
      return (value as readonly string[]).map(inside).join(', ')
    case 'checkboxes':
      return listText((value as readonly string[]).map(inside), language, mostChoices)
    case 'list':
      return listText(value as readonly string[], language)
    case 'column':
      return typeof value === 'string' && value !== '' ? columnChoice(value).label : words.none
    case 'columns': {
      const columns = value as readonly string[]
      return listText(
        columns.map((column) => columnChoice(column).label),
        language,
      )
    }
    case 'map': {
      const pairs = Object.entries(value as Readonly<Record<string, string>>)
      return listText(
        pairs.map(([from, to]) => `${from} → ${to}`),
        language,
      )
    }
    case 'rules':
      return listText(
        (value as readonly TagRule[]).map(({ tag }) => tag),
        language,
      )
    case 'colour':
      return typeof value === 'string' ? value : ''
    case 'file':
    case 'image':
      return (value as ChosenFile | ChosenImage | null)?.name ?? words.none
    default:
      return numberText(Object.keys(value as object).length, language)
  }
}

function hasValue(value: OptionValue | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

/** One part of the condition of a phrase. */
interface Clause {
  readonly key: string
  readonly asks: 'value' | 'no-value' | 'change' | 'default' | 'one-of' | 'none-of'
  readonly values: readonly string[]
}

const asked = {
  '': 'value',
  '!': 'no-value',
  '~': 'change',
  '!~': 'default',
} as const

/**
 * Reads the condition under which a phrase of a summary applies.
 *
 * @throws {Error} when it is not written like one
 */
export function clausesOf(condition: string): readonly Clause[] {
  return condition.split(' & ').map((text) => {
    const { sign, key, is, values } =
      /^(?<sign>!?~?)(?<key>\w+)(?:(?<is>!?=)(?<values>.+))?$/u.exec(text)?.groups ?? {}
    if (key === undefined || (is !== undefined && sign !== '')) {
      throw new Error(`“${text}” is no condition of a phrase.`)
    }
    const asks =
      is === undefined ? asked[sign as keyof typeof asked] : is === '=' ? 'one-of' : 'none-of'
    return { key, asks, values: values?.split('|') ?? [] }
  })
}

/** Returns the keys of the options that a phrase puts in words. */
export function mentionedIn(phrase: string): readonly string[] {
  return Array.from(phrase.matchAll(/\{(\w+)\}/gu), ([, key = '']) => key)
}

/**
 * Says in one line what a step or job does: its phrases, then other options that differ from the
 * defaults, then its products. Columns are compared by what they are, as their names depend on when a
 * file was exported.
 *
 * @param header the texts of the first row of the open file. @default no file is open
 */
export function stepSummary(
  {
    slug,
    options,
  }: {
    readonly slug: RecipeStep['slug'] | keyof typeof automationFields
    readonly options: Options
  },
  texts: SummaryWords,
  header?: readonly string[],
): string {
  const { automation, words, language } = texts
  const fields: readonly OptionField[] = automationFields[slug]
  const fitted = header ? fitToHeader(fields, options, header) : options
  const defaults: Options = defaultOptions(fields, { header: header ?? columnsIn(fields, options) })
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const valueOf = (key: string) => fitted[key]
  const isChanged = (key: string) =>
    valueOf(key) !== undefined && JSON.stringify(valueOf(key)) !== JSON.stringify(defaults[key])
  const isSeen = (key: string) => {
    const field = byKey.get(key)
    return field !== undefined && key in fitted && isShown(fields, field, fitted)
  }
  const isOneOf = (key: string, values: readonly string[]) =>
    [valueOf(key)].flat().some((value) => typeof value !== 'object' && values.includes(`${value}`))

  function isMet({ key, asks, values }: Clause): boolean {
    if (!isSeen(key)) return false
    switch (asks) {
      case 'value':
        return hasValue(valueOf(key))
      case 'no-value':
        return !hasValue(valueOf(key))
      case 'change':
        return isChanged(key)
      case 'default':
        return !isChanged(key)
      default:
        return isOneOf(key, values) === (asks === 'one-of')
    }
  }

  function wordsOf(key: string): string {
    const field = byKey.get(key)
    return field ? valueText(inContext(field, fitted), valueOf(key) ?? null, texts) : ''
  }

  const phrases = Object.entries(automation.summary)
  const written = phrases.flatMap(([condition, phrase]) =>
    phrase !== '' && clausesOf(condition).every(isMet)
      ? [
          fillIn(
            phrase,
            Object.fromEntries(mentionedIn(phrase).map((key) => [key, wordsOf(key)])),
            language,
          ),
        ]
      : [],
  )
  const covered = new Set(
    phrases.flatMap(([condition, phrase]) =>
      clausesOf(condition)
        .map(({ key }) => key)
        .concat(mentionedIn(phrase)),
    ),
  )
  const others = fields.flatMap((field) => {
    const { key, kind } = field
    const isSaid = covered.has(key) || kind === 'scope' || 'forImages' in field
    if (isSaid || !isSeen(key) || !isChanged(key)) return []
    return `${automation.fields[key]?.label ?? key}: ${wordsOf(key)}`
  })
  const { match, conditions } = isSeen('scope')
    ? upgradeScope(valueOf('scope') as Scope)
    : wholeScope
  const parts = [
    written.join(', '),
    ...others,
    match === 'all'
      ? conditions.map(texts.conditionText).join(', ')
      : new Intl.ListFormat(language, { type: 'disjunction' }).format(
          conditions.map(texts.conditionText),
        ),
  ]
  const text = parts.filter((part) => part !== '').join(' · ')
  return text === '' ? words.defaults : capitalized(text, language)
}
