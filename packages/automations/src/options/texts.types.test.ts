import { expectTypeOf, test } from 'vitest'
import type { OptionField, OptionsOf } from './fields.ts'
import type { AutomationTexts, Translation } from './texts.ts'

const fields = [
  { kind: 'choice', key: 'action', choices: ['set', 'clear'], default: 'set' },
  { kind: 'number', key: 'by', min: 1, max: 9, default: 3 },
] as const satisfies readonly OptionField[]

const strings = {
  fields: {
    action: { label: 'Action', choices: { set: 'Set', clear: 'Clear' } },
    by: { label: 'By', help: 'How much.' },
  },
  columns: { price: 'Price' },
  notes: {},
  reasons: {},
  summary: { by: 'by {by}' },
} satisfies AutomationTexts<typeof fields>

test('options have the types of their fields', () => {
  expectTypeOf<OptionsOf<typeof fields>>().toEqualTypeOf<{
    readonly action: 'set' | 'clear'
    readonly by: number
  }>()
})

test('texts without an option or a choice do not compile', () => {
  type Texts = AutomationTexts<typeof fields>
  type Fields = (typeof strings)['fields']
  expectTypeOf(strings).toExtend<Texts>()
  expectTypeOf<Pick<Fields, 'action'>>().not.toExtend<Texts['fields']>()
  expectTypeOf<{ label: string; choices: { set: string } }>().not.toExtend<
    Texts['fields']['action']
  >()
  // @ts-expect-error there is no such option
  void ({ ...strings.fields, to: { label: 'To' } } satisfies Texts['fields'])
})

test('a translation with other keys does not compile', () => {
  type Italian = Translation<typeof strings>
  expectTypeOf(strings).toExtend<Italian>()
  expectTypeOf<Omit<typeof strings, 'columns'>>().not.toExtend<Italian>()
  expectTypeOf<{ label: string }>().not.toExtend<Italian['fields']['by']>()
  // @ts-expect-error there is no such column
  void ({ price: 'Prezzo', cost: 'Costo' } satisfies Italian['columns'])
})
