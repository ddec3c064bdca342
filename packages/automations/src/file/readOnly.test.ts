import { describe, expect, test } from 'vitest'
import { notesOfStep, reasonOfStep } from '../cli/ReportedNote.ts'
import {
  findReadOnly,
  OpenFile,
  planAutomation,
  Preview,
  recipePlan,
  runRecipe,
  runSync,
  stoppedChanges,
  stopReadOnly,
  type CellRule,
  type Plan,
  type ReadOnlyColumns,
} from '../index.ts'
import {
  automationFields,
  parseOptions,
  type FileAutomationSlug,
  type Options,
} from '../options.ts'
import { downloadText, encode, openText } from '../test/files.ts'

const text = [
  'Handle,Title,Vendor,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status',
  'tee,Tee ,Nord,"a, A",Colour,Sand,4,29.00,,active',
  'tee,,,,,Clay,0,29.00,,',
  'mug,Mug,Nord,,Title,Default Title,7,12.50,,active',
  '',
].join('\n')

/** Columns that a store would only report. */
const reasons: Readonly<Record<string, string>> = {
  Handle: 'key',
  'Variant Inventory Qty': 'stock',
  'Template Suffix': 'unknown',
}
const readOnly: ReadOnlyColumns = (header) => header.map((name) => reasons[name])

/** Opens the export with a rule for its columns. */
function open(rule: ReadOnlyColumns = readOnly): OpenFile {
  return OpenFile.open(encode(text), { name: 'store.csv', readOnly: rule })
}

/** Says that one column is read-only. */
const only =
  (column: string, reason = 'because'): ReadOnlyColumns =>
  (header) =>
    header.map((name) => (name === column ? reason : undefined))

function planOn(file: OpenFile, slug: FileAutomationSlug, set: Options): Plan {
  const options = parseOptions(automationFields[slug], set)
  return runSync(planAutomation(slug, file.current, options, { readOnly: file.readOnly }))
}

const setting = (column: string, value: string, more: Options = {}): Options => ({
  replace: false,
  set: true,
  column,
  value,
  ...more,
})

/** The notes of a plan, by its patches. */
function notesOf({ patches, notes }: Plan) {
  return new Map([...notes].map(([at, own]) => [patches[at]!.join(), own]))
}

function previewOf(file: OpenFile, plan: Plan): Preview {
  const numberOf = (row: number) => file.fileRow(row) + 1
  return new Preview({ products: file.current, plan, numberOf, lineOf: (row) => file.lineOf(row) })
}

test('a plan says how many changes a column stops, and why', () => {
  const plan = planOn(open(), 'edit-columns', setting('Variant Inventory Qty', '9'))
  expect(plan).toMatchObject({ patches: [], nothing: 'read-only' })
  expect(plan.remarks?.flatMap((remark) => stoppedChanges(remark) ?? [])).toEqual([
    { name: 'Variant Inventory Qty', reason: 'stock', cells: 3, products: 2 },
  ])
})

test('the other changes of a plan stay, with their notes', () => {
  const file = open(only('Tags'))
  const options = { map: { Nord: 'Own' }, suggest: false, empty: '', tag: true }
  const free = planOn(openText(text), 'bulk-vendor-change', options)
  const plan = planOn(file, 'bulk-vendor-change', options)
  const tags = file.current.table.header.indexOf('Tags')
  expect(free.patches.some(([, column]) => column === tags)).toBe(true)
  expect(plan.patches).toEqual(free.patches.filter(([, column]) => column !== tags))
  for (const [patch, own] of notesOf(plan)) expect(notesOf(free).get(patch)).toEqual(own)
})

test('changes that only go together are stopped together', () => {
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value',
    'tee,Tee,Colour,Sand  A,Size ,S',
    'tee,,,Sand  B,,M',
  ]
  const plan = {
    patches: [
      [1, 3, 'Sand  A', 'Sand A'],
      [1, 4, 'Size ', 'Size'],
      [2, 3, 'Sand  B', 'Sand B'],
    ],
    notes: new Map(),
    excludedColumns: [],
    columns: [],
    together: new Set([0]),
  } as const satisfies Plan
  const { current } = openText(...rows)
  const planning = (function* () {
    yield* []
    return plan
  })()
  const stopped = runSync(stopReadOnly(planning, current, { readOnly: only('Option2 Name') }))
  expect(stopped).toMatchObject({ patches: [], nothing: 'read-only' })
  expect(stopped.remarks).toMatchObject([{ values: { name: 'Option2 Name', cells: 3 } }])
})

test('a column that would be read-only is not added', () => {
  const plan = planOn(open(), 'edit-columns', setting('Template Suffix', 'sale', { add: true }))
  expect(plan).toMatchObject({ patches: [], nothing: 'read-only' })
  expect(plan.addedColumns).toBeUndefined()
  expect(plan.remarks).toEqual([
    {
      code: 'read-only',
      tone: 'review',
      column: 10,
      values: { name: 'Template Suffix', reason: 'unknown', cells: 2, products: 2 },
    },
  ])
})

describe('cells that are not taken', () => {
  const vendor = 2
  /** Takes no vendor of three letters, and none at all in the row of the mug. */
  const cellRule: CellRule = {
    lockOf: (_, row, column) => (row === 3 && column === vendor ? 'locked' : undefined),
    refused: ({ cells, now }) =>
      [...cells].flatMap(([row, column]) => {
        const isRefused = column === vendor && now(row, column).length === 3
        return isRefused ? [{ row, column, reason: 'three-letters' }] : []
      }),
  }
  const file = OpenFile.open(encode(text), { name: 'store.csv', readOnly, cellRule })
  const planFor = (slug: FileAutomationSlug, set: Options) =>
    runSync(
      planAutomation(slug, file.current, parseOptions(automationFields[slug], set), {
        readOnly: file.readOnly,
        file,
      }),
    )

  test('are stopped in the plan, which counts them with the reason', () => {
    const plan = planFor('edit-columns', setting('Vendor', 'Own'))
    expect(plan).toMatchObject({ patches: [], nothing: 'read-only' })
    expect(plan.remarks?.flatMap((remark) => stoppedChanges(remark) ?? [])).toEqual([
      { name: 'Vendor', reason: 'three-letters', cells: 2, products: 2 },
    ])
    expect(planFor('edit-columns', setting('Vendor', 'Other')).patches).toHaveLength(2)
  })

  test('are stopped in a step of a recipe, by the rows of the original', () => {
    const step = {
      slug: 'edit-columns',
      options: parseOptions(automationFields['edit-columns'], setting('Vendor', 'Own')),
    } as const
    const { steps } = runSync(
      runRecipe(file, { version: 2, name: 'Own', steps: [step] }, { id: 'a', at: 1 }),
    )
    expect(steps[0]?.job).toBe(undefined)
    expect(steps[0]?.plan).toMatchObject({ nothing: 'read-only' })
  })

  test('are refused by hand with the reason: always, or because of the text', () => {
    const plan = planFor('edit-columns', setting('Vendor', 'Other'))
    const preview = new Preview({
      products: file.current,
      plan,
      numberOf: (row) => row + 1,
      lineOf: (row) => row,
      lockOf: (row, column) => file.lockOf(row, column),
      refusalOf: (written, others) => file.refusals([written, ...others]).get(0),
    })
    expect(preview.cellToEdit(3, vendor)).toEqual({ refusal: 'read-only', reason: 'locked' })
    expect(preview.editCell(1, vendor, 'Own')).toEqual({
      kind: 'refused',
      refusal: 'read-only',
      reason: 'three-letters',
    })
    expect(preview.editCell(1, vendor, 'Owner')).toEqual({ kind: 'written', text: 'Owner' })
  })
})

describe('by hand', () => {
  const [, quantity] = [0, 6]

  test('a cell of a read-only column is refused with the reason', () => {
    const file = open()
    const preview = previewOf(file, planOn(file, 'remove-track-quantity', { policy: false }))
    expect(preview.cellToEdit(1, quantity)).toEqual({ refusal: 'read-only', reason: 'stock' })
    expect(preview.editCell(1, quantity, '5')).toEqual({
      kind: 'refused',
      refusal: 'read-only',
      reason: 'stock',
    })
    expect(preview.cellToEdit(1, 0)).toEqual({ refusal: 'read-only', reason: 'key' })
  })

  test('what was written before the column became read-only is left out', () => {
    const options = { columns: ['Title'], find: 'Tee', with: 'Shirt' }
    const edits = [{ row: 1, column: 1, text: 'Top', before: 'Tee ' }]
    const free = openText(text)
    const before = previewOf(free, planOn(free, 'edit-columns', options))
    before.restore({ edits }, (row) => row)
    expect(before.includedPatches()).toEqual([[1, 1, 'Tee ', 'Top']])
    const file = open(only('Title'))
    const after = previewOf(file, planOn(file, 'edit-columns', options))
    after.restore({ edits }, (row) => row)
    expect(after.includedPatches()).toEqual([])
    expect(after.summary).toMatchObject({ stopped: 1, nothing: 'read-only' })
  })
})

describe('jobs', () => {
  const origin = { kind: 'automation', slug: 'edit-columns', options: {} } as const
  const job = (column: number, before: string, after: string) =>
    ({ id: 'a', at: 1, origin, patches: [[1, column, before, after]] }) as const

  test.each(['apply', 'applyStep'] as const)('%s refuses a change of a read-only column', (way) => {
    const file = open()
    expect(() => file[way](job(6, '4', '5'))).toThrow('“Variant Inventory Qty” is read-only')
    expect(file.jobs).toEqual([])
    expect(file[way](job(1, 'Tee ', 'Top'))).toMatchObject({ changedCells: 1 })
  })

  test('applyInSlices refuses it before anything is written', () => {
    const file = open()
    expect(() => runSync(file.applyInSlices(job(6, '4', '5')))).toThrow('read-only')
    expect(downloadText(file)).toBe(text)
  })

  test('a working copy has the same rule', () => {
    expect(() =>
      open()
        .copy()
        .apply(job(6, '4', '5')),
    ).toThrow('read-only')
  })

  test('a redo leaves the cells of columns that became read-only', () => {
    const patches = [
      [1, 1, 'Tee ', 'Top'],
      [1, 6, '4', '5'],
    ] as const
    const before = openText(text)
    before.apply({ id: 'a', at: 1, origin, patches })
    before.undo('a')
    const jobs = before.jobs
    const file = OpenFile.open(encode(text), { name: 'store.csv', jobs, readOnly })
    expect(file.redo('a')).toMatchObject({ state: 'partly-undone' })
    expect(downloadText(file)).toBe(text.replace('Tee ', 'Top'))
  })

  test('a fix leaves the cells of read-only columns, and counts them', () => {
    const fixed = (rule: ReadOnlyColumns) => open(rule).applyFix('merge-tags', { id: 'a', at: 1 })
    expect(fixed(only('Title'))).toMatchObject({ changedCells: 1 })
    expect(open(only('Tags')).planFix('merge-tags')).toBeUndefined()
  })
})

describe('recipes', () => {
  const recipe = {
    version: 2,
    name: 'r',
    steps: [
      {
        slug: 'edit-columns',
        options: parseOptions(automationFields['edit-columns'], {
          columns: ['Title'],
          find: 'Mug',
          with: 'Cup',
          ...setting('Variant Inventory Qty', '9'),
          replace: true,
        }),
      },
    ],
  } as const

  test('a step applies the other changes, and its job counts the stopped ones', () => {
    const file = open()
    const run = runSync(runRecipe(file, recipe, { id: 'run', at: 1 }))
    expect(run.jobs).toMatchObject([{ changedCells: 1, stoppedCells: 3 }])
    expect(recipePlan(file, run).plan.remarks?.flatMap((one) => stoppedChanges(one) ?? [])).toEqual(
      [{ name: 'Variant Inventory Qty', reason: 'stock', cells: 3, products: 2 }],
    )
  })

  test('a report names the column, the reason and the numbers', () => {
    const file = open()
    const { steps } = runSync(runRecipe(file, recipe, { id: 'run', at: 1 }))
    expect(notesOfStep(steps[0]!, file)).toContainEqual({
      severity: 'warning',
      code: 'read-only',
      row: null,
      column: 'Variant Inventory Qty',
      message:
        '‘Variant Inventory Qty’ is read-only (stock), so 3 changes in 2 products are not made.',
    })
    expect(reasonOfStep(steps[0]!)).toEqual([])
  })
})

test('a file without a rule has no read-only column', () => {
  expect(openText(text).readOnly).toBeUndefined()
  expect(findReadOnly(undefined, ['Title'])).toEqual(new Map())
})
