import type { OptionValue, ScopeCondition } from '@dropwatt/automations/options'
import { useReducer, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { comparePriceFields, offersIn, otherFields, vendors } from '../../docs/optionExamples.js'
import { sampleTexts } from '../test/sampleTexts.js'
import { TranslationBench } from '../test/TranslationBench.js'
import { CellEditor } from './CellEditor/index.js'
import { ColumnMapper } from './ColumnMapper/index.js'
import { DiffFilters } from './DiffFilters/index.js'
import { MemoryTable } from './MemoryTable/index.js'
import { OptionsForm, type OptionFormField } from './OptionsForm/index.js'
import { RecipeNameDialog } from './RecipeNameDialog/index.js'
import { SaveRecipeDialog } from './SaveRecipeDialog/index.js'
import { ServicePanel } from './ServicePanel/index.js'
import { StoreLabelDialog } from './StoreLabel/index.js'

const phrase = 'SKU-3-0 Desk Lamp 12'
const digits = '1234567'

/** Number of keys by which a late parent is behind. */
const late = 3
/** Number of fields that are typed into in each form, as some have one for each name of a file. */
const most = 3

interface LateProps<Value> {
  readonly first: Value
  readonly behind: number
  readonly children: (
    value: Value,
    enter: (change: (before: Value) => Value) => void,
  ) => ReactElement
}

/** A parent that gives back what was entered some keys ago, like one behind a navigation or a worker. */
function Late<Value>({ first, behind, children }: LateProps<Value>) {
  const [entered, enter] = useReducer(
    (all: readonly Value[], change: (before: Value) => Value) => [
      ...all,
      change(all.at(-1) as Value),
    ],
    [first],
  )
  return children(entered[Math.max(0, entered.length - 1 - behind)] as Value, enter)
}

type Show = (behind: number) => ReactElement

const search: Show = (behind) => (
  <Late first="" behind={behind}>
    {(query, enter) => (
      <>
        <DiffFilters
          filter="all"
          onFilterChange={() => {}}
          counts={{ changed: 1, review: 0, conflicts: 0, excluded: 0, all: 5000 }}
          query={query}
          onQueryChange={(next) => enter(() => next)}
        />
        <button type="button" onClick={() => enter(() => 'mug')}>
          Search for mugs
        </button>
        <output>{query}</output>
      </>
    )}
  </Late>
)

const examples = new Map(
  [...comparePriceFields('en'), ...otherFields('en')].map((field) => [field.key, field]),
)

/** An option by its key, with its first value. */
function option(key: string, value: OptionValue, changes: object = {}): Show {
  const field = { ...examples.get(key), ...changes } as OptionFormField
  return (behind) => (
    <Late first={value} behind={behind}>
      {(current, enter) => (
        <>
          <OptionsForm
            fields={[field]}
            values={{ [key]: current }}
            onChange={(_key, next) => enter(() => next)}
          />
          <output>{JSON.stringify(current)}</output>
        </>
      )}
    </Late>
  )
}

const filtered = (condition: ScopeCondition) =>
  option('scope', { match: 'all', conditions: [condition] }, { offers: offersIn('en') })

/** Opens the conditions, and then what is in them. */
const opened =
  (...names: readonly string[]) =>
  async () => {
    await page.getByRole('button', { name: /^Which products/ }).click()
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- Each button shows the next one.
      await page.getByRole('button', { name }).click()
    }
  }
const press = (name: string) => () => page.getByRole('button', { name }).click()

const rule = (when: object) => [{ when, tag: '' }] as OptionValue

interface Case {
  readonly show: Show
  /** Opens what has the fields. */
  readonly open?: () => Promise<void>
}

/** Components that show the text fields of each file of the workbench. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'CellEditor/CellEditor.tsx': [
    {
      show: () => (
        <CellEditor
          name="Title"
          cell={{ before: '', isMultiline: false }}
          onUse={() => Promise.resolve(undefined)}
          onCancel={() => {}}
        />
      ),
    },
  ],
  'DiffFilters/SearchField.tsx': [{ show: search }],
  'FilterBar/ConditionValue.tsx': [
    { show: filtered({ on: 'handle', is: 'is', values: ['a'] }), open: opened() },
    { show: filtered({ on: 'price', is: 'between', values: ['1', ''] }), open: opened() },
  ],
  'FilterBar/FilterName.tsx': [
    {
      show: filtered({ on: 'price', is: 'empty', values: [] }),
      open: opened('Save filter'),
    },
  ],
  'FilterBar/FoundValues.tsx': [
    {
      show: filtered({ on: 'vendor', is: 'is', values: ['Lumen'] }),
      open: opened('Add a value'),
    },
  ],
  'MapField/MapField.tsx': [{ show: option('map', {}) }],
  'MapField/NewRow.tsx': [{ show: option('map', {}, { found: [] }), open: press('Add row') }],
  'MemoryTable/EntryDialog.tsx': [
    {
      show: () => (
        <MemoryTable
          kind="glossary"
          entries={[]}
          onSave={() => Promise.resolve(true)}
          onRemove={() => {}}
          onRestore={() => {}}
          onImport={() => {}}
          onExport={() => {}}
        />
      ),
      open: press('Add term'),
    },
  ],
  'OptionsForm/OptionField.tsx': [{ show: option('empty', '') }],
  'OptionsForm/OptionalNumber.tsx': [{ show: option('floor', 20) }],
  'RecipeNameDialog/RecipeNameDialog.tsx': [
    { show: () => <RecipeNameDialog open onOpenChange={() => {}} onSave={() => {}} /> },
  ],
  'RulesField/Condition.tsx': [
    { show: option('rules', rule({ kind: 'option', name: '', text: '' })) },
    { show: option('rules', rule({ kind: 'margin', min: null, max: null })) },
  ],
  'SaveRecipeDialog/SaveRecipeDialog.tsx': [
    {
      show: () => <SaveRecipeDialog open onOpenChange={() => {}} recipes={[]} onSave={() => {}} />,
    },
  ],
  'ServicePanel/ServicePanel.tsx': [
    {
      show: (behind) => (
        <Late
          first={{ provider: 'openai', address: '', key: '', model: '', isSaved: false }}
          behind={behind}
        >
          {(value, enter) => (
            <ServicePanel
              label="My own key"
              texts={1}
              access={{
                value,
                providers: [{ value: 'openai', label: 'OpenAI' }],
                needsModel: true,
                onChange: (next) => enter(() => next),
              }}
            />
          )}
        </Late>
      ),
    },
  ],
  'StoreLabel/StoreLabelDialog.tsx': [
    { show: () => <StoreLabelDialog open onClose={() => {}} onSave={() => {}} /> },
  ],
  'TranslationTable/TranslationEditor.tsx': [
    { show: () => <TranslationBench texts={sampleTexts(2)} query="" onQueryChange={() => {}} /> },
  ],
  'fields/ListField.tsx': [{ show: option('take', []) }],
  'fields/NumberField.tsx': [{ show: option('by', 30) }],
  'fields/TextInput.tsx': [
    { show: filtered({ on: 'title', is: 'contains', values: ['a'] }), open: opened() },
    {
      show: (behind) => (
        <Late first={['', '']} behind={behind}>
          {([supplier = '', optionName = ''], enter) => (
            <ColumnMapper
              columns={[
                {
                  column: 0,
                  name: 'A',
                  samples: [],
                  target: { target: 'option', name: optionName },
                  why: 'name',
                },
              ]}
              targets={[{ target: { target: 'option' }, label: 'Option' }]}
              onTargetChange={(_column, { name = '' }) => enter(([before = '']) => [before, name])}
              onConfirm={() => {}}
              supplier={supplier}
              onSupplierChange={(next) => enter(([, name = '']) => [next, name])}
            />
          )}
        </Late>
      ),
    },
  ],
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

const typed = ':not([type]), [type=text], [type=search], [type=url], [type=password]'

/** Returns the fields for text on the page. */
function textFields(): readonly TextControl[] {
  return [...document.querySelectorAll<TextControl>(`input:is(${typed}), textarea`)].filter(
    (field) => field.checkVisibility() && !field.disabled && !field.readOnly,
  )
}

/** Types over what a field holds, and returns what was typed. */
async function typeInto(field: TextControl): Promise<string> {
  const text = field.inputMode === 'decimal' ? digits : phrase
  field.focus()
  field.select()
  await userEvent.keyboard(text)
  return text
}

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Finds the fields for text in a source: what is typed neither into a box to tick nor a slider. */
function fieldsIn(source: string): readonly string[] {
  const controls = source.match(/<(?:input|textarea|StyledInput|TextField|TextArea)\b[^]*?\/>/g)
  return (controls ?? []).filter(
    (control) => !/type="(?:checkbox|color|file|radio|range)"/.test(control),
  )
}

test('every file with text fields has a case here', () => {
  const files = Object.entries(sources).filter(([, source]) => fieldsIn(source).length > 0)
  expect(files.map(([path]) => path.slice(2)).toSorted()).toEqual(Object.keys(cases).toSorted())
})

test.each(Object.entries(cases))(
  'the fields of %s keep each letter while their parent is behind',
  async (file, all) => {
    let count = 0
    for (const { show, open } of all) {
      const screen = await render(show(late))
      await open?.()
      count += textFields().length
      const fields = textFields().slice(0, most)
      const texts: string[] = []
      for (const field of fields) {
        const text = await typeInto(field)
        expect(field.value, 'typed').toBe(text)
        texts.push(text)
      }
      for (let behind = late - 1; behind >= 0; behind -= 1) {
        await screen.rerender(show(behind))
        const now = fields.map(({ value }) => value)
        expect(now, `${behind} keys behind`).toEqual(texts)
      }
      await screen.unmount()
    }
    expect(count, 'fields in the source').toBeGreaterThanOrEqual(
      fieldsIn(sources[`./${file}`] ?? '').length,
    )
  },
)

const searchField = () => page.getByRole('searchbox').element() as HTMLInputElement

describe('a search whose parent lags', () => {
  test('accepts typing in the middle of its text', async () => {
    await render(search(late))
    searchField().focus()
    await userEvent.keyboard('Desk{ArrowLeft}{ArrowLeft}XY')
    expect(searchField().value).toBe('DeXYsk')
    expect(searchField().selectionStart).toBe(4)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(searchField().value).toBe('Desk')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(searchField().value).toBe('DeXYsk')
  })

  test('keeps the composition of an input method', async () => {
    const screen = await render(search(late))
    searchField().focus()
    await userEvent.keyboard('ab')
    for (const text of ['n', 'に', 'にh', 'にほ', 'にほn', 'にほん']) {
      const { length } = text
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: length,
        selectionEnd: length,
      })
      expect(searchField().value).toBe(`ab${text}`)
    }
    await cdp().send('Input.insertText', { text: '日本' })
    expect(searchField().value).toBe('ab日本')
    await screen.rerender(search(0))
    expect(searchField().value).toBe('ab日本')
  })

  test('reports its whole text when focus leaves at once', async () => {
    const screen = await render(search(late))
    searchField().focus()
    await userEvent.keyboard(`${phrase}{Tab}`)
    expect(searchField().value).toBe(phrase)
    await screen.rerender(search(0))
    expect(searchField().value).toBe(phrase)
    await expect.element(page.getByRole('status')).toHaveTextContent(phrase)
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}'), ''],
    ['its button', () => page.getByRole('button', { name: 'Clear search' }).click(), ''],
    ['its parent', () => page.getByRole('button', { name: 'Search for mugs' }).click(), 'mug'],
  ])('is replaced by %s', async (_by, act, wanted) => {
    const screen = await render(search(late))
    searchField().focus()
    await userEvent.keyboard('lamp')
    await act()
    for (let behind = late; behind >= 0; behind -= 1) await screen.rerender(search(behind))
    expect(searchField().value).toBe(wanted)
    await expect.element(page.getByRole('status')).toHaveTextContent(wanted)
    searchField().focus()
    await userEvent.keyboard('s')
    expect(searchField().value).toBe(`${wanted}s`)
  })
})

test('a number field shows typed text while its parent lags', async () => {
  const show = option('by', 30)
  const screen = await render(show(late))
  const field = page.getByRole('textbox').element() as HTMLInputElement
  field.select()
  await userEvent.keyboard('1.050')
  expect(field.value).toBe('1.050')
  await screen.rerender(show(0))
  expect(field.value).toBe('1.050')
  await expect.element(page.getByRole('status')).toHaveTextContent('1.05')
})

test('a list adds all texts that are entered quickly', async () => {
  const show = option('take', [])
  const screen = await render(show(late))
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('old{Enter}new{Enter}sale{Enter}last{Enter}')
  await screen.rerender(show(0))
  await expect.element(page.getByRole('status')).toHaveTextContent('["old","new","sale","last"]')
})

test('two fields of one option keep both texts', async () => {
  const show = option('map', {}, { found: vendors.slice(0, 2), similar: [] })
  const screen = await render(show(late))
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard('Casa{Tab}Bella')
  await screen.rerender(show(0))
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('{"Supplier 014":"Casa","supplier 014":"Bella"}')
})
