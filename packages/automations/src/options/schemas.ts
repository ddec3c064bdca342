import * as v from 'valibot'
import type {
  CheckboxesField,
  ChosenFile,
  ChosenImage,
  FileField,
  ImageField,
  OptionField,
  OrderField,
  OptionValue,
  RuleCondition,
  Scope,
  ScopeCondition,
  TagRule,
} from './fields.ts'
import { longestName } from './limits.ts'
import { parseTarget } from '../importing/targets.ts'
import { readAmount } from '../money/price.ts'
import { patternFault } from '../pattern/Pattern.ts'
import type { ProblemCode } from './problems.ts'
import { currencies } from '../money/currencies.ts'
import { upgradeScope } from '../scope/formerFilters.ts'
import { parseScopeNumber } from '../scope/scopeNumber.ts'
import {
  comparesNumbers,
  isNamedSubject,
  operators,
  operatorsOf,
  subjectFacts,
  valuesTaken,
  type ConditionSubject,
  type Operator,
} from '../scope/subjects.ts'

/** Checks a value of unknown origin. The message of an issue is the code of a problem. */
export type Schema<Value> = v.GenericSchema<Value>

/** The message of a check, so that only codes of problems can be messages. */
const code = (problem: ProblemCode) => problem

interface TextRules {
  readonly minLength?: number
  readonly maxLength?: number
  readonly isTag?: true
  readonly keepsSpaces?: true
  readonly isPattern?: true
  readonly isNumber?: 'any' | 'whole'
  readonly isAddress?: true
  readonly isFilled?: true
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/iu.test(text) && URL.canParse(text)
}

/** Whether a text is a number as files write it: with a point, and none between digits. */
function isPlainNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/u.test(text)
}

function textOf(rules: TextRules): Schema<string> {
  const { minLength = 0, maxLength = Infinity, isTag, keepsSpaces, isPattern } = rules
  const isFilled = rules.isFilled === true
  return v.pipe(
    v.string(code('missing')),
    v.transform((text) => (keepsSpaces ? text : text.trim())),
    v.check(
      (text) => !isFilled || text !== '',
      code(rules.isAddress ? 'not-an-address' : 'missing'),
    ),
    v.check((text) => text === '' || text.length >= minLength, code('too-short')),
    v.maxLength(maxLength, code('too-long')),
    v.check((text) => !isTag || !text.includes(','), code('comma')),
    v.check((text) => !rules.isNumber || isPlainNumber(text), code('not-a-number')),
    v.check((text) => rules.isNumber !== 'whole' || !text.includes('.'), code('not-whole')),
    v.check((text) => !rules.isAddress || text === '' || isAddress(text), code('not-an-address')),
    v.check(
      (text) => !isPattern || patternFault(text) === undefined,
      ({ input }) => code(patternFault(input) ?? 'missing'),
    ),
  )
}

function filledTextOf(rules: TextRules = {}): Schema<string> {
  return v.pipe(textOf(rules), v.nonEmpty(code('missing')))
}

function numberOf(min: number, max: number, decimals: number): Schema<number> {
  return v.pipe(
    v.any(),
    v.check(
      (value: unknown) => value !== null && value !== undefined && value !== '',
      code('missing'),
    ),
    v.number(code('not-a-number')),
    v.finite(code('not-a-number')),
    v.minValue(min, code('out-of-range')),
    v.maxValue(max, code('out-of-range')),
    v.check(
      (value) => Number(value.toFixed(decimals)) === value,
      code(decimals === 0 ? 'not-whole' : 'too-many-decimals'),
    ),
  )
}

/** The most digits behind the point of the ends of a range. */
export const rangeDecimals = 4

const openEnd = v.nullable(numberOf(-Infinity, Infinity, rangeDecimals))
const range = { min: openEnd, max: openEnd }

/** Whether a range has an end; what is no range needs none. */
function isBounded(one: object): boolean {
  return !('min' in one && 'max' in one) || one.min !== null || one.max !== null
}

const condition: Schema<RuleCondition> = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({ kind: v.picklist(['contains', 'type', 'vendor']), text: filledTextOf() }),
      v.strictObject({ kind: v.literal('option'), name: filledTextOf(), text: filledTextOf() }),
      v.strictObject({ kind: v.picklist(['price', 'margin']), ...range }),
      v.strictObject({ kind: v.literal('on-sale') }),
    ],
    code('missing'),
  ),
  v.check((one) => isBounded(one), code('missing')),
)

const rule: Schema<TagRule> = v.strictObject({
  when: condition,
  tag: filledTextOf({ maxLength: longestName, isTag: true }),
})

function isSubject(text: string): text is ConditionSubject {
  return isNamedSubject(text) || /^(?:option|column):\s*\S/u.test(text)
}

/** Finds what is wrong with the number of a condition. */
function numberFault(text: string): ProblemCode | undefined {
  const number = parseScopeNumber(text)
  if (Number.isNaN(number)) return 'not-a-number'
  return Number(number.toFixed(rangeDecimals)) === number ? undefined : 'too-many-decimals'
}

/** Finds what is wrong with the values of a condition, which are trimmed. */
function valuesFault({ on, is, values }: ScopeCondition): ProblemCode | undefined {
  if (valuesTaken(is) === 'none') return undefined
  const given = values.filter((text) => text !== '')
  if (given.length === 0) return 'missing'
  if (!comparesNumbers(on, is)) return undefined
  const [fault] = given.flatMap((text) => numberFault(text) ?? [])
  if (fault) return fault
  const [min, max] = values.map(parseScopeNumber)
  return is === 'between' && Number(min) > Number(max) ? 'reversed' : undefined
}

/** Returns the values of a condition as they are stored. */
function tidyValues(is: Operator, values: readonly string[]): readonly string[] {
  const trimmed = values.map((text) => text.trim())
  switch (valuesTaken(is)) {
    case 'none':
      return []
    case 'two':
      return [trimmed[0] ?? '', trimmed[1] ?? '']
    default:
      return trimmed.filter((text) => text !== '')
  }
}

const scopeCondition = v.pipe(
  v.strictObject(
    {
      on: v.custom<ConditionSubject>(
        (text) => typeof text === 'string' && isSubject(text),
        code('missing'),
      ),
      is: v.picklist(operators, code('missing')),
      values: v.optional(v.array(v.string()), []),
      of: v.exactOptional(v.literal('any-variant')),
    },
    code('missing'),
  ),
  v.check(({ on, is }) => operatorsOf(on).includes(is), code('missing')),
  v.check(
    ({ on, of }) => of === undefined || subjectFacts(on).isOfVariants === true,
    code('missing'),
  ),
  v.transform((one): ScopeCondition => ({ ...one, values: tidyValues(one.is, one.values) })),
  v.check(
    (one) => valuesFault(one) === undefined,
    ({ input }) => code(valuesFault(input) ?? 'missing'),
  ),
)

/** Reads a scope, also one that an earlier release stored as a list of filters. */
const scope: Schema<Scope> = v.pipe(
  v.any(),
  v.transform((value: unknown) => (Array.isArray(value) ? upgradeScope(value) : value)),
  v.strictObject(
    {
      match: v.optional(v.picklist(['all', 'any'], code('missing')), 'all'),
      conditions: v.array(scopeCondition, code('missing')),
    },
    code('missing'),
  ),
)

function isAmount(text: string): boolean {
  return readAmount(text) !== undefined
}

function nameOf(types: readonly string[]): Schema<string> {
  return v.pipe(
    v.string(code('no-file')),
    v.check((name) => types.some((type) => name.toLowerCase().endsWith(type)), code('no-file')),
  )
}

function imageOf({ types, maxSize }: ImageField): Schema<ChosenImage> {
  const size = v.pipe(v.number(code('no-file')), v.maxValue(maxSize, code('file-too-large')))
  return v.strictObject({ name: nameOf(types), size: v.exactOptional(size) }, code('no-file'))
}

function fileOf({ types, maxSize }: FileField): Schema<ChosenFile> {
  return v.strictObject(
    {
      name: nameOf(types),
      text: v.pipe(v.string(code('no-file')), v.maxLength(maxSize, code('file-too-large'))),
    },
    code('no-file'),
  )
}

function isDifferent(map: Readonly<Record<string, string>>): boolean {
  return Object.entries(map).every(([found, name]) => found !== name)
}

/** Returns what a value of a field has to be. */
export function schemaOf(field: OptionField): Schema<OptionValue> {
  switch (field.kind) {
    case 'choice':
    case 'radio':
    case 'segments':
    case 'pictures':
    case 'place':
      return v.picklist(field.choices, code('missing'))
    case 'currency':
      return v.picklist(currencies, code('missing'))
    case 'prices':
      return filledTextOf()
    case 'locale':
      return textOf({ maxLength: 35 })
    case 'toggle': {
      const toggle = v.boolean(code('missing'))
      return field.isRequired ? v.pipe(toggle, v.literal(true, code('not-on'))) : toggle
    }
    case 'number': {
      const number = numberOf(field.min, field.max, field.decimals ?? 0)
      return field.isOptional ? v.nullable(number) : number
    }
    case 'slider':
      return numberOf(field.min, field.max, 0)
    case 'colour':
      return v.pipe(
        v.string(code('missing')),
        v.regex(/^#[\da-f]{6}$/iu, code('missing')),
        v.toLowerCase(),
      )
    case 'text':
      return textOf(field)
    case 'list':
      return v.array(filledTextOf(field), code('missing'))
    case 'checkboxes':
      return checkboxesOf(field)
    case 'order':
      return v.pipe(
        v.union(
          [v.picklist(Object.keys(field.formerly)), v.array(v.picklist(field.choices))],
          code('missing'),
        ),
        v.transform((value) => orderOf(field, value)),
      )
    case 'column':
      return filledTextOf()
    case 'columns':
      return many(filledTextOf(), field.isRequired)
    case 'targets':
      return v.record(
        v.string(),
        v.pipe(
          filledTextOf({ maxLength: longestName }),
          v.check((text) => parseTarget(text) !== undefined, code('missing')),
        ),
        code('missing'),
      )
    case 'list-column':
      return v.string(code('missing'))
    case 'map': {
      const text = filledTextOf(field)
      const value = field.isAmount ? v.pipe(text, v.check(isAmount, code('not-a-number'))) : text
      const map = v.record(v.string(), value, code('missing'))
      const { most = Infinity } = field
      const few = v.pipe(
        map,
        v.check((names) => Object.keys(names).length <= most, code('too-many')),
      )
      return field.isDifferent ? v.pipe(few, v.check(isDifferent, code('same'))) : few
    }
    case 'by-type':
      return v.record(v.string(), v.picklist(field.choices, code('missing')), code('missing'))
    case 'file':
      return v.nullable(fileOf(field))
    case 'image': {
      const image = imageOf(field)
      return field.isRequired ? image : v.nullable(image)
    }
    case 'rules':
      return v.array(rule, code('missing'))
    case 'scope':
      return scope
    default:
      return field satisfies never
  }
}

/** Reads a value of an order, which earlier releases stored as a single text. */
export function orderOf(
  { formerly }: OrderField,
  value: string | readonly string[],
): readonly string[] {
  return typeof value === 'string' ? (formerly[value] ?? []) : [...new Set(value)]
}

/** Those that are always made come first, in the order of the choices. */
function checkboxesOf({
  choices,
  locked = [],
  isRequired,
}: CheckboxesField): Schema<readonly string[]> {
  const all = many(v.picklist(choices, code('missing')), isRequired)
  if (locked.length === 0) return all
  return v.pipe(
    all,
    v.transform((chosen) => [...locked, ...chosen.filter((each) => !locked.includes(each))]),
  )
}

function many(one: Schema<string>, isRequired = false): Schema<readonly string[]> {
  const all = v.array(one, code('missing'))
  return isRequired ? v.pipe(all, v.nonEmpty(code('none-chosen'))) : all
}
