import { choiceNames } from './choiceNames.ts'
import { defaultOptions } from './defaultOptions.ts'
import { describeField } from './describe.ts'
import type {
  ChosenFile,
  OptionField,
  Options,
  OptionValue,
  Scope,
  ScopeCondition,
  TagRule,
} from './fields.ts'
import { inContext } from './isShown.ts'
import { readTyped } from './readTyped.ts'
import { readCondition } from '../scope/readCondition.ts'
import type { NamedSubject, Operator } from '../scope/subjects.ts'
import { wholeScope } from './scopeField.ts'
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

/** Stands before a condition of variants that lets whole products pass. */
const anyVariant = 'any-variant.'

const textFilters: Readonly<Record<string, readonly [on: NamedSubject, is: Operator]>> = {
  vendor: ['vendor', 'is'],
  type: ['type', 'is'],
  tag: ['tag', 'is'],
  status: ['status', 'is'],
  title: ['title', 'contains'],
  handles: ['handle', 'is'],
}

/** Adds a condition, or its value to one that compares the same. */
function withCondition(scope: Scope, added: ScopeCondition): Scope {
  const { conditions } = scope
  const at = conditions.findIndex(
    ({ on, is, of }) => on === added.on && is === 'is' && is === added.is && of === added.of,
  )
  const same = conditions[at]
  if (!same) return { ...scope, conditions: [...conditions, added] }
  const values = [...same.values, ...added.values]
  return { ...scope, conditions: conditions.with(at, { ...same, values }) }
}

/** Reads the value of a filter, such as ‘Acme’ for `vendor` or ‘10..50’ for `price`. */
function filterOf(kind: string, text: string): ScopeCondition | undefined {
  const isOfAny = kind.startsWith(anyVariant)
  const part = isOfAny ? kind.slice(anyVariant.length) : kind
  const of = isOfAny ? ({ of: 'any-variant' } as const) : {}
  if (part === 'price') {
    const { min, max } = rangeOf(text)
    const values = [min, max].map((end) => (end === null ? '' : String(end)))
    return { on: 'price', is: 'between', values, ...of }
  }
  if (part.startsWith('option.')) {
    return { on: `option:${part.slice('option.'.length)}`, is: 'is', values: [text], ...of }
  }
  const [on, is] = textFilters[kind] ?? []
  return on && is && { on, is, values: [text] }
}

/** Adds what a setting of a scope says: how conditions are joined, a condition in words, or a filter. */
function withFilter(scope: Scope, kind: string, text: string): unknown {
  if (kind === 'match') return { ...scope, match: text }
  const condition = kind === 'where' ? readCondition(text) : filterOf(kind, text)
  if (condition) return withCondition(scope, condition)
  throw new OptionsError(
    `“scope.${kind}” is no filter. Use scope.where, scope.match, scope.vendor, scope.type, scope.tag, scope.status, scope.price, scope.option.<name>, scope.any-variant.price, scope.any-variant.option.<name>, scope.title or scope.handles.`,
  )
}

/** Reads a whole scope as recipes hold it. */
function scopeAsJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new OptionsError(`“${text}” is no scope in JSON. Use --where for a condition in words.`)
  }
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
        ? scopeAsJson(text)
        : withFilter((earlier as Scope | undefined) ?? wholeScope, part, text)
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
