import * as v from 'valibot'
import type {
  ChosenFile,
  FileField,
  OptionField,
  OptionValue,
  RuleCondition,
  ScopeFilter,
  TagRule,
} from './fields.ts'
import { longestName } from './limits.ts'
import { patternFault } from '../pattern/Pattern.ts'
import type { ProblemCode } from './problems.ts'
import { currencies } from '../money/currencies.ts'

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
}

function textOf(rules: TextRules): Schema<string> {
  const { minLength = 0, maxLength = Infinity, isTag, keepsSpaces, isPattern } = rules
  return v.pipe(
    v.string(code('missing')),
    v.transform((text) => (keepsSpaces ? text : text.trim())),
    v.check((text) => text === '' || text.length >= minLength, code('too-short')),
    v.maxLength(maxLength, code('too-long')),
    v.check((text) => !isTag || !text.includes(','), code('comma')),
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
    v.check((value) => Number(value.toFixed(decimals)) === value, code('not-a-number')),
  )
}

const openEnd = v.nullable(numberOf(-Infinity, Infinity, 4))
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

const chosenValues = v.pipe(v.array(v.string()), v.nonEmpty(code('none-chosen')))

const filter: Schema<ScopeFilter> = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({
        kind: v.picklist(['vendor', 'type', 'tag', 'status']),
        values: chosenValues,
      }),
      v.strictObject({ kind: v.literal('price'), ...range }),
      v.strictObject({ kind: v.literal('option'), name: filledTextOf(), values: chosenValues }),
      v.strictObject({ kind: v.literal('title'), text: filledTextOf() }),
      v.strictObject({ kind: v.literal('handles'), handles: chosenValues }),
      v.strictObject({ kind: v.literal('last-job') }),
    ],
    code('missing'),
  ),
  v.check((one) => isBounded(one), code('missing')),
)

function fileOf({ types, maxSize }: FileField): Schema<ChosenFile> {
  return v.strictObject(
    {
      name: v.pipe(
        v.string(code('no-file')),
        v.check((name) => types.some((type) => name.toLowerCase().endsWith(type)), code('no-file')),
      ),
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
      return v.picklist(field.choices, code('missing'))
    case 'currency':
      return v.picklist(currencies, code('missing'))
    case 'prices':
      return filledTextOf()
    case 'toggle':
      return v.boolean(code('missing'))
    case 'number': {
      const number = numberOf(field.min, field.max, field.decimals ?? 0)
      return field.isOptional ? v.nullable(number) : number
    }
    case 'text':
      return textOf(field)
    case 'list':
      return v.array(filledTextOf(field), code('missing'))
    case 'checkboxes':
      return many(v.picklist(field.choices, code('missing')), field.isRequired)
    case 'columns':
      return many(filledTextOf(), field.isRequired)
    case 'map': {
      const map = v.record(v.string(), filledTextOf(field), code('missing'))
      return field.isDifferent ? v.pipe(map, v.check(isDifferent, code('same'))) : map
    }
    case 'by-type':
      return v.record(v.string(), v.picklist(field.choices, code('missing')), code('missing'))
    case 'file':
      return v.nullable(fileOf(field))
    case 'rules':
      return v.array(rule, code('missing'))
    case 'scope':
      return v.array(filter, code('missing'))
    default:
      return field satisfies never
  }
}

function many(one: Schema<string>, isRequired = false): Schema<readonly string[]> {
  const all = v.array(one, code('missing'))
  return isRequired ? v.pipe(all, v.nonEmpty(code('none-chosen'))) : all
}
