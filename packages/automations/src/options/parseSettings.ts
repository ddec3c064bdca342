import { choiceNames } from './choiceNames.ts'
import { defaultOptions } from './defaultOptions.ts'
import { describeField } from './describe.ts'
import type {
  ChosenFile,
  OptionField,
  Options,
  OptionValue,
  ScopeFilter,
  TagRule,
} from './fields.ts'
import { inContext } from './isShown.ts'
import type { FormTexts, FieldTexts } from './texts.ts'
import { check, findField, OptionsError, wordProblem } from './validate.ts'

interface Setting {
  readonly key: string
  /** The text behind the key and a dot, such as the old name of a map. */
  readonly part: string | undefined
  readonly text: string
}

function split(setting: string): Setting {
  const equals = setting.indexOf('=')
  if (equals <= 0) {
    throw new OptionsError(`“${setting}” is not a setting. Write it as key=value.`)
  }
  const name = setting.slice(0, equals)
  const text = setting.slice(equals + 1)
  const dot = name.indexOf('.')
  return dot === -1
    ? { key: name, part: undefined, text }
    : { key: name.slice(0, dot), part: name.slice(dot + 1), text }
}

function choiceOf(field: OptionField, texts: FieldTexts, text: string): string {
  const wanted = text.toLowerCase()
  const found = choiceNames(field, texts).find(({ all }) => all.includes(wanted))
  return found?.choice ?? text
}

/** A comma before decimals, and not between groups of three digits, as in ‘1,299’. */
const decimalComma = /^(?<whole>[+-]?\d*),(?<decimals>\d+)$/u

/** Reads a number as it was typed, also with a comma before its decimals; not a number if it is none. */
function readTyped(text: string): number {
  const { whole = '', decimals = '' } = decimalComma.exec(text.trim())?.groups ?? {}
  const isGroup = decimals.length === 3 && /^[+-]?[1-9]\d{0,2}$/u.test(whole)
  return decimals === '' || isGroup ? Number(text) : Number(`${whole}.${decimals}`)
}

function endOf(digits: string): number | null {
  return digits.trim() === '' ? null : readTyped(digits)
}

/** Reads ‘10..50’, ‘10..’ or ‘..50’. */
function rangeOf(text: string): { min: number | null; max: number | null } {
  const [min = '', max = min] = text.split('..')
  return { min: endOf(min), max: endOf(max) }
}

/** Reads the condition of a rule, such as ‘contains:linen’, ‘price:..20’ or ‘option:Size:XL’. */
function ruleOf(tag: string, text: string): TagRule {
  const [kind = '', ...parts] = text.split(':')
  const rest = parts.join(':')
  switch (kind) {
    case 'price':
    case 'margin':
      return { tag, when: { kind, ...rangeOf(rest) } }
    case 'option':
      return { tag, when: { kind, name: parts[0] ?? '', text: parts.slice(1).join(':') } }
    case 'contains':
    case 'type':
    case 'vendor':
      return { tag, when: { kind, text: rest } }
    default:
      if (text === 'on-sale') return { tag, when: { kind: text } }
      throw new OptionsError(
        `“${text}” is no condition. Use contains:, type:, vendor:, option:name:, price:, margin: or on-sale.`,
      )
  }
}

/** Stands before a filter of variants that lets whole products pass. */
const anyVariant = 'any-variant.'

/** Adds a filter, or a value to a filter of its kind. */
function withFilter(
  filters: readonly ScopeFilter[],
  kind: string,
  text: string,
): readonly ScopeFilter[] {
  switch (kind) {
    case 'vendor':
    case 'type':
    case 'tag':
    case 'status': {
      const values = filters.flatMap((one) => (one.kind === kind ? one.values : []))
      return [...filters.filter((one) => one.kind !== kind), { kind, values: [...values, text] }]
    }
    case 'handles': {
      const handles = filters.flatMap((one) => (one.kind === kind ? one.handles : []))
      const others = filters.filter((one) => one.kind !== kind)
      return [...others, { kind, handles: [...handles, text] }]
    }
    case 'price':
      return [...filters, { kind, ...rangeOf(text) }]
    case `${anyVariant}price`:
      return [...filters, { kind: 'price', ...rangeOf(text), of: 'any-variant' }]
    case 'title':
      return [...filters, { kind, text }]
    default: {
      const isOfAny = kind.startsWith(anyVariant)
      const part = isOfAny ? kind.slice(anyVariant.length) : kind
      if (part.startsWith('option.')) {
        return withOption(filters, part.slice('option.'.length), text, isOfAny)
      }
      throw new OptionsError(
        `“scope.${kind}” is no filter. Use scope.vendor, scope.type, scope.tag, scope.status, scope.price, scope.option.<name>, scope.any-variant.price, scope.any-variant.option.<name>, scope.title or scope.handles.`,
      )
    }
  }
}

function withOption(
  filters: readonly ScopeFilter[],
  name: string,
  text: string,
  isOfAny: boolean,
): readonly ScopeFilter[] {
  const isSame = (one: ScopeFilter) =>
    one.kind === 'option' && one.name === name && (one.of !== undefined) === isOfAny
  const values = filters.flatMap((one) => (one.kind === 'option' && isSame(one) ? one.values : []))
  const others = filters.filter((one) => !isSame(one))
  const filter: ScopeFilter = { kind: 'option', name, values: [...values, text] }
  return [...others, isOfAny ? { ...filter, of: 'any-variant' } : filter]
}

/** Reads the file at a path. */
type ReadFile = (path: string) => ChosenFile

/**
 * Adds one setting to the value of its field.
 *
 * @param earlier the value that earlier settings gave the field
 */
function valueOf(
  field: OptionField,
  texts: FieldTexts,
  { part, text }: Setting,
  earlier: OptionValue | undefined,
  readFile: ReadFile,
): unknown {
  switch (field.kind) {
    case 'choice':
    case 'radio':
    case 'segments':
    case 'pictures':
    case 'place':
      return choiceOf(field, texts, text)
    case 'currency':
      return text.trim().toUpperCase()
    case 'toggle':
      return text === 'true' || (text === 'false' ? false : text)
    case 'number':
      return field.isOptional && text === 'off' ? null : endOf(text)
    case 'slider':
      return endOf(text)
    case 'colour':
      return text.trim()
    case 'text':
    case 'column':
    case 'prices':
    case 'locale':
    case 'list-column':
      return text
    case 'list':
    case 'columns':
      return [...((earlier as readonly string[] | undefined) ?? []), text]
    case 'order': {
      const choice = choiceOf(field, texts, text)
      if (text === '' || Object.hasOwn(field.formerly, choice)) return field.formerly[choice] ?? []
      return [...((earlier as readonly string[] | undefined) ?? []), choice]
    }
    case 'checkboxes':
      if (text === '') return []
      return [...((earlier as readonly string[] | undefined) ?? []), choiceOf(field, texts, text)]
    case 'map':
    case 'targets':
      return part === undefined ? text : { ...(earlier as object | undefined), [part]: text }
    case 'by-type':
      return part === undefined
        ? text
        : { ...(earlier as object | undefined), [part]: choiceOf(field, texts, text) }
    case 'file':
      return text === 'none' ? null : readFile(text)
    case 'image':
      return text === 'none' ? null : { name: text }
    case 'rules':
      return part === undefined
        ? text
        : [...((earlier as readonly TagRule[] | undefined) ?? []), ruleOf(part, text)]
    case 'scope':
      return part === undefined
        ? text
        : withFilter((earlier as readonly ScopeFilter[] | undefined) ?? [], part, text)
    default:
      return field satisfies never
  }
}

/** Fields that take more than one setting, which together make the value. */
const gathered: ReadonlySet<OptionField['kind']> = new Set([
  'list',
  'columns',
  'checkboxes',
  'order',
  'targets',
  'map',
  'by-type',
  'rules',
  'scope',
] as const)

/** Fields with parts, written behind the key and a dot. */
const parted: ReadonlySet<OptionField['kind']> = new Set([
  'targets',
  'map',
  'by-type',
  'rules',
  'scope',
] as const)

function readsNoFiles(path: string): never {
  throw new OptionsError(`“${path}”: files cannot be read here.`)
}

/**
 * Reads settings of a command line, such as `by=30`, `ending=.99`, `suggest=false`,
 * `map.Old Name=New Name`, `kind.Trainers=shoes`, `chart=sizes.csv`, `words=season`, `rules.Linen=contains:linen` or `scope.vendor=Acme`.
 * A choice is named by its English label in lower case with hyphens, by the first word of it where
 * that is enough, or by its stored value. Lists, columns and filters are repeated.
 *
 * @param texts the English texts of the automation
 * @param base the options to change. @default the defaults
 * @param readFile reads the file that an option names. @default refuses such an option
 * @throws {OptionsError} naming the option and what it takes
 */
export function parseSettings(
  fields: readonly OptionField[],
  texts: FormTexts,
  settings: readonly string[],
  base: Options = defaultOptions(fields),
  readFile: ReadFile = readsNoFiles,
): Options {
  const given = new Map<string, OptionValue>()
  const found = settings.map((text) => {
    const setting = split(text)
    return { text, setting, listed: findField(fields, setting.key) }
  })
  const dependent = ({ listed }: (typeof found)[number]) =>
    Number('otherwise' in listed || 'patternIf' in listed || 'ofColumn' in listed)
  // What a number or a text may be can depend on a setting that is written after it.
  const ordered = found.toSorted((one, other) => dependent(one) - dependent(other))
  for (const { text, setting, listed } of ordered) {
    const field = inContext(listed, { ...base, ...Object.fromEntries(given) })
    const fieldTexts = texts.fields[field.key]
    if (!fieldTexts) continue
    const takes = `It takes ${describeField(field, fieldTexts).takes}.`
    if ('forImages' in field && field.forImages !== undefined) {
      throw new OptionsError(`“${text}”: what is opened decides “${field.key}”.`, field.key)
    }
    if ('isForBrowsers' in field && field.isForBrowsers) {
      throw new OptionsError(`“${text}” only works in a browser.`, field.key)
    }
    if (setting.part !== undefined && !parted.has(field.kind)) {
      throw new OptionsError(`“${field.key}” has no parts. ${takes}`, field.key)
    }
    const checked = check(
      field,
      valueOf(field, fieldTexts, setting, given.get(field.key), readFile),
    )
    if (checked.problem) {
      throw new OptionsError(`“${text}”: ${wordProblem(checked.problem)} ${takes}`, field.key)
    }
    const chosen = new Set<unknown>([checked.value].flat())
    if ('inBrowsers' in field && field.inBrowsers?.some((choice) => chosen.has(choice))) {
      throw new OptionsError(`“${text}” only works in a browser. ${takes}`, field.key)
    }
    if (given.has(field.key) && !gathered.has(field.kind)) {
      throw new OptionsError(`“${field.key}” is set twice.`, field.key)
    }
    given.set(field.key, checked.value)
  }
  return { ...base, ...Object.fromEntries(given) }
}
