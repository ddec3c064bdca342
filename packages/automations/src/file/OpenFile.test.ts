import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FileError,
  runSync,
  generateExport,
  OpenFile,
  PatchError,
  patchText,
  undoJobFile,
  type ApplyProgress,
  type Job,
  type JobOrigin,
  type NewJob,
  type Patch,
} from '../index.ts'
import {
  anyFile,
  cellsOf,
  decode,
  downloadText,
  encode,
  openText,
  patchCells,
  type NewText,
} from '../test/files.ts'

const origin: JobOrigin = { kind: 'automation', slug: 'mass-compare-price', options: {} }

/** Applies a new text to some cells of the current table. */
function edit(
  file: OpenFile,
  id: string,
  cells: readonly NewText[],
  way: 'apply' | 'applyStep' = 'apply',
): Job {
  return file[way]({ id, at: 1, origin, patches: patchCells(file.cells.table, cells) })
}

const linesOf = (text: string) => text.split(/\r?\n/).filter(Boolean).toSorted()

const anyText = fc.string({
  unit: fc.constantFrom(...Array.from(',;|\t"\n\r \'=a7é€')),
  maxLength: 6,
})

const anyHandle = fc.tuple(
  fc.constantFrom<string>('tee', 'mug', 'hat', ''),
  fc.constant<boolean>(false),
)
const anyCells = fc.array(fc.tuple(anyText, fc.boolean()), { maxLength: 4 })
const teeRow: [string, boolean][] = [
  ['tee', false],
  ['first é', false],
]
const anyExport = anyFile(
  fc
    .array(
      fc.tuple(anyHandle, anyCells).map(([first, others]) => [first].concat(others)),
      { maxLength: 7 },
    )
    .map((rows) => [teeRow].concat(rows)),
  ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'],
)

/** Actions of a member on a file; numbers pick among the available jobs and texts. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    cells: fc.array(fc.tuple(fc.nat(), fc.nat(), anyText), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('move' as const), seed: fc.array(fc.nat(), { maxLength: 9 }) }),
  fc.record({ kind: fc.constant('exclude' as const), column: fc.nat(2) }),
  fc.record({
    kind: fc.constant('undo' as const),
    job: fc.nat(),
    choice: fc.constantFrom('with-later' as const, 'unchanged-only' as const),
  }),
  fc.record({ kind: fc.constant('redo' as const), job: fc.nat() }),
)

function take(
  file: OpenFile,
  id: string,
  action: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  way?: 'applyStep',
): void {
  const { rowCount } = file.cells.table
  const idOf = (number: number) => file.jobs[number % file.jobs.length]?.id
  switch (action.kind) {
    case 'edit': {
      edit(
        file,
        id,
        action.cells.map(([row, column, value]) => {
          // The header stays, so that the file still has its handles.
          const place = 1 + (row % (rowCount - 1))
          return [place, column % (file.cells.table.cellCount(place) + 3), value]
        }),
        way,
      )
      return
    }
    case 'move': {
      const rows = Array.from({ length: rowCount - 1 }, (_, at) => at + 1)
      const key = (row: number) => action.seed[row % (action.seed.length || 1)] ?? row
      const order = Uint32Array.from([0, ...rows.toSorted((one, other) => key(one) - key(other))])
      file.apply({ id, at: 1, origin, patches: [], order })
      return
    }
    case 'exclude': {
      file.apply({ id, at: 1, origin, patches: [], excludedColumns: [action.column] })
      return
    }
    case 'undo': {
      const undone = idOf(action.job)
      if (undone !== undefined) file.undo(undone, action.choice)
      return
    }
    case 'redo': {
      const redone = idOf(action.job)
      if (redone !== undefined) file.redo(redone)
    }
  }
}

describe('any sequence of apply, undo and redo', () => {
  const story = fc.tuple(anyExport, fc.array(step, { maxLength: 12 }))

  test('undoing all jobs restores every byte', () => {
    fc.assert(
      fc.property(story, ([source, steps]) => {
        const opened = OpenFile.open(source, { name: 'products.csv' })
        for (const [at, action] of steps.entries()) take(opened, String(at), action)
        while (opened.lastUndoable) opened.undo(opened.lastUndoable.id)
        expect(opened.download({ which: 'whole' })[0]?.bytes).toEqual(source)
        expect(opened.current.table.content).toEqual(opened.source.content)
      }),
    )
  })

  test('applyStep produces the same file as apply', () => {
    fc.assert(
      fc.property(story, ([source, steps]) => {
        const opened = OpenFile.open(source, { name: 'products.csv' })
        const other = OpenFile.open(source, { name: 'products.csv' })
        for (const [at, action] of steps.entries()) {
          take(opened, String(at), action)
          take(other, String(at), action, 'applyStep')
        }
        const { header, rowCount } = other.cells.table
        const { table } = opened.current
        expect([header, rowCount]).toEqual([table.header, table.rowCount])
        expect(other.cells.products).toEqual(opened.current.products)
        expect(other.changes).toEqual(opened.changes)
        expect(other.jobs).toEqual(opened.jobs)
        expect(other.current.table.content).toEqual(opened.current.table.content)
      }),
    )
  })

  test('saved jobs reproduce the file', () => {
    fc.assert(
      fc.property(story, ([source, steps]) => {
        const opened = OpenFile.open(source, { name: 'products.csv' })
        for (const [at, action] of steps.entries()) take(opened, String(at), action)
        const reopened = OpenFile.open(source, { name: 'products.csv', jobs: opened.jobs })
        expect(reopened.current.table.content).toEqual(opened.current.table.content)
        expect(reopened.excludedColumns).toEqual(opened.excludedColumns)
      }),
    )
  })

  test('redo reverses undo of the newest job', () => {
    fc.assert(
      fc.property(story, ([source, steps]) => {
        const opened = OpenFile.open(source, { name: 'products.csv' })
        for (const [at, action] of steps.entries()) take(opened, String(at), action)
        const newest = opened.lastUndoable
        fc.pre(newest?.state === 'applied')
        const before = opened.current.table.content.slice()
        opened.undo(newest.id)
        expect(opened.lastRedoable?.id).toBe(newest.id)
        expect(opened.redo(newest.id).state).toBe('applied')
        expect(opened.current.table.content).toEqual(before)
      }),
    )
  })
})

describe('an emptied last row without a line end', () => {
  test('reappears at the end after rows moved', () => {
    const file = openText('Handle,Title\ntee,a\nmug\nhat')
    edit(file, 'fill', [[3, 1, 'b']])
    edit(file, 'empty', [[3, 0, '']])
    file.undo('fill')
    expect(downloadText(file)).toBe('Handle,Title\ntee,a\nmug\n')
    file.apply({ id: 'move', at: 1, origin, patches: [], order: Uint32Array.of(0, 2, 1) })
    expect(downloadText(file)).toBe('Handle,Title\nmug\ntee,a\n')
    file.undo('empty')
    expect(downloadText(file)).toBe('Handle,Title\nmug\ntee,a\nhat')
    expect([1, 2, 3].map((row) => file.sourceRow(row))).toEqual([2, 1, 3])
  })

  const anyEdge = fc.constantFrom(
    'Handle,Title\ntee,a\nmug\nhat',
    'Handle,Title\ntee,a\nmug\nhat\n',
    'Handle\ntee\nmug\nhat',
    'Handle,Title\r\ntee\r\nhat,b',
  )
  const anyNumber = fc.nat(5)
  const edgeStep: typeof step = fc.oneof(
    fc.record({
      kind: fc.constant('edit' as const),
      cells: fc.array(fc.tuple(anyNumber, fc.nat(1), fc.constantFrom('', '', 'x', ',')), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
    fc.record({
      kind: fc.constant('move' as const),
      seed: fc.array(anyNumber, { maxLength: 5 }),
    }),
    fc.record({
      kind: fc.constant('undo' as const),
      job: fc.nat(),
      choice: fc.constantFrom('with-later' as const, 'unchanged-only' as const),
    }),
    fc.record({ kind: fc.constant('redo' as const), job: fc.nat() }),
  )

  test('is neither lost nor duplicated', () => {
    fc.assert(
      fc.property(fc.tuple(anyEdge, fc.array(edgeStep, { maxLength: 10 })), ([text, steps]) => {
        const opened = openText(text)
        for (const [at, action] of steps.entries()) {
          fc.pre(opened.cells.table.rowCount > 1)
          take(opened, String(at), action)
        }
        const { table } = opened.current
        const reopened = OpenFile.open(opened.original, { name: 'products.csv', jobs: opened.jobs })
        expect(reopened.current.table.content).toEqual(table.content)
        for (let row = 0; row < table.rowCount; row += 1)
          expect(opened.row(opened.sourceRow(row))).toBe(row)

        for (const { id, order } of opened.jobs) if (!order) opened.undo(id)
        expect(linesOf(downloadText(opened))).toEqual(linesOf(text))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('files that cannot be opened', () => {
  test.each<[code: string, values: object, source: string]>([
    ['empty', {}, 'Handle,Title\n'],
    ['empty', {}, 'Handle,Title\n\n,\n'],
    ['no-handle', {}, 'SKU,Price\nA-1,2\n'],
    [
      'empty',
      {},
      'Type,Identification,Field,Locale,Market,Status,Default content,Translated content\n',
    ],
    [
      'incomplete',
      { row: 3, column: 'Body (HTML)', whole: 1, missing: 1 },
      'Handle,Title,Body (HTML)\ntee,Tee,x\nmug,Mug,"<p>cut\nhere, and',
    ],
    [
      'incomplete',
      { row: 2, column: 'Title', whole: 0, missing: 3 },
      'Handle,Title\ntee,"Tee\nmug,Mug\nhat,Hat\nhat,\n',
    ],
  ])('%s %o', (code, values, source) => {
    // The quote of the last row has a test of its own.
    const found = expect.objectContaining(values)
    expect(() => openText(source)).toThrow(
      expect.objectContaining({ name: FileError.name, code, values: found }),
    )
  })

  test.each([
    ['Handle: mug\nBody (HTML): <p>cut\nhere', 'tee,Tee,x\nmug,,"<p>cut\nhere'],
    [
      `Handle: mug\nTitle: Mug\nBody (HTML): ${'a'.repeat(120)} … ${'b'.repeat(120)}`,
      `mug,Mug,"${'a'.repeat(5000)}${'b'.repeat(5000)}`,
    ],
  ])('the error of an incomplete file quotes its last row', (last, rows) => {
    expect(() => openText('Handle,Title,Body (HTML)', rows)).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ last }) }),
    )
  })

  test('a file over 200 MB', () => {
    const large = new Uint8Array(200_000_001)
    expect(() => OpenFile.open(large, { name: 'x.csv' })).toThrow(
      expect.objectContaining({ code: 'too-large', values: { size: 200_000_001 } }),
    )
  })
})

test('odd headers, ragged rows and a cell of 10 MB open', () => {
  const long = 'x'.repeat(10_000_000)
  const file = openText(
    `__proto__,Handle,Title,Title,constructor\n,tee,A,B,"${long}"\n,tee\n,mug,,,,,,\n\n`,
  )
  expect(file.facts).toEqual({
    kind: 'products',
    products: 2,
    rows: 4,
    columns: 5,
    bytes: 10_000_000 + 70,
    encoding: 'utf-8',
    delimiter: ',',
    hasMark: false,
    isOfMatrixify: false,
  })
  const job = edit(file, '1', [[1, 4, 'short']])
  expect(job).toMatchObject({ changedCells: 1, changedProducts: 1, state: 'applied' })
  expect(file.report().findings.map(({ code }) => code)).toContain('ragged-rows')
  file.undo('1')
  expect(downloadText(file).length).toBe(10_000_000 + 70)
})

test('lines are numbered as in an editor', () => {
  const file = openText('Handle,Title\r\ntee,"a\nb\r\nc"\r\nmug,Mug\r\nhat,Hat')
  expect([0, 1, 2, 3].map((row) => file.lineOf(row))).toEqual([1, 2, 5, 6])
})

describe('jobs', () => {
  const source = 'Handle,Title,Variant Price\ntee,Tee,1\nmug,Mug,2\nhat,Hat,3\n'

  test('apply atomically', () => {
    const file = openText(source)
    const patches: Patch[] = [
      [1, 2, '1', '9'],
      [2, 2, 'other', '9'],
    ]
    expect(() => file.apply({ id: '1', at: 1, origin, patches })).toThrow(PatchError)
    expect(file.jobs).toEqual([])
    expect(downloadText(file)).toBe(source)
  })

  test('undo later jobs on the same cells, newest first', () => {
    const file = openText(source)
    edit(file, 'a', [
      [1, 2, '10'],
      [2, 2, '20'],
    ])
    edit(file, 'b', [
      [2, 2, '21'],
      [3, 2, '30'],
    ])
    edit(file, 'c', [[3, 2, '31']])
    edit(file, 'd', [[1, 1, 'T']])
    expect(file.overlaps('a')).toEqual([
      { id: 'c', cells: 0 },
      { id: 'b', cells: 1 },
    ])
    expect(file.undoEffect('a')).toEqual({ withLater: 5, unchangedOnly: 1, changedAgain: 1 })
    expect(file.conflicts('a')).toEqual([
      { row: 2, column: 2, inExport: '2', afterJob: '20', now: '21' },
    ])
    expect(file.undo('a').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(downloadText(file)).toBe(source.replace('tee,Tee', 'tee,T'))
    expect(file.lastRedoable?.id).toBe('a')
    for (const id of ['a', 'b', 'c']) expect(file.redo(id).state).toBe('applied')
    expect(downloadText(file)).toBe(
      'Handle,Title,Variant Price\ntee,T,10\nmug,Mug,21\nhat,Hat,31\n',
    )
  })

  test('unchanged-only keeps cells that later jobs changed', () => {
    const file = openText(source)
    edit(file, 'a', [
      [1, 2, '10'],
      [2, 2, '20'],
    ])
    edit(file, 'b', [[2, 2, '21']])
    file.undo('a', 'unchanged-only')
    expect(file.jobs[0]).toMatchObject({ state: 'partly-undone', kept: Uint32Array.of(1) })
    expect(downloadText(file)).toContain('tee,Tee,1\nmug,Mug,21')
    // Below the later job, the value of the earlier one still stands.
    file.undo('b')
    expect(downloadText(file)).toContain('tee,Tee,1\nmug,Mug,20')
    expect(file.redo('a').state).toBe('applied')
    expect(downloadText(file)).toContain('tee,Tee,10\nmug,Mug,20')
  })

  test('redo skips cells that changed since', () => {
    const file = openText(source)
    edit(file, 'a', [
      [1, 2, '10'],
      [2, 2, '20'],
    ])
    file.undo('a')
    edit(file, 'b', [[2, 2, '22']])
    expect(file.lastRedoable).toBeUndefined()
    expect(file.redo('a').state).toBe('partly-undone')
    expect(downloadText(file)).toContain('tee,Tee,10\nmug,Mug,22')
  })

  test('jobs of another file are rejected', () => {
    const file = openText(source)
    edit(file, 'a', [[1, 2, '10']])
    const other = encode(source.replace('tee,Tee,1', 'tee,Tee,7'))
    expect(() => OpenFile.open(other, { name: 'x.csv', jobs: file.jobs })).toThrow(PatchError)
  })

  test('a character that the encoding lacks is rejected', () => {
    const file = OpenFile.open(Uint8Array.from([...encode('Handle,Title\nt,'), 0xe9]), {
      name: 'x.csv',
    })
    expect(() => edit(file, 'a', [[1, 1, '漢']])).toThrow('“漢” cannot be written')
    edit(file, 'a', [[1, 1, '€']])
    expect(file.download({ which: 'whole' })[0]?.bytes.at(-1)).toBe(0x80)
  })

  test('jobs of a recipe run undo together', () => {
    const file = openText(source)
    edit(file, 'a', [[1, 2, '10']])
    for (const [id, row] of [
      ['b', 2],
      ['c', 3],
    ] as const) {
      const patches = patchText(file.current.table, row, 2, '9')
      file.apply({ id, at: 1, origin, patches, recipe: 'weekly' })
    }
    expect(file.undoRecipe('weekly').map(({ id }) => id)).toEqual(['c', 'b'])
    expect(downloadText(file)).toBe(source.replace('Tee,1', 'Tee,10'))
  })
})

describe('downloads', () => {
  const source =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Barcode\n' +
    'tee,Tee,Size,S,1,8.72E+12\ntee,,,M,1,\nmug,Mug,Title,Default Title,2,\nhat,Hat,Title,Default Title,3,'

  test('contain all rows of each changed product', () => {
    const file = openText(source)
    expect(file.download({ which: 'changed' })).toEqual([])
    edit(file, 'a', [
      [2, 4, '9'],
      [4, 4, ''],
    ])
    const [changed] = file.download({ which: 'changed', label: 'Nord/Süd' })
    expect(changed?.name).toBe('Nord-Süd products-dropwatt.csv')
    expect(decode(changed?.bytes)).toBe(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Barcode\n' +
        'tee,Tee,Size,S,1,8.72E+12\ntee,,,M,9,\nhat,Hat,Title,Default Title,,',
    )
    expect(file.downloadFacts()).toMatchObject({
      changed: { products: 2, rows: 3, bytes: changed?.bytes.length, parts: 1 },
      whole: { products: 3, rows: 4, bytes: source.length - 1, parts: 1 },
      guard: {
        optionValues: 0,
        emptied: 1,
        missingColumns: [],
        deleted: { variants: 0, products: 0 },
      },
    })
  })

  test('count the cells that a spreadsheet may read as formulas, each for what it writes', () => {
    const file = openText(
      'Handle,Title,Option1 Name,Option1 Value,Vendor,Tags\n' +
        'tee,Tee,Size,S,=cmd(),@new\nmug,Mug,Size,S,Acme,=1+1\nhat,Hat,Size,S,Acme,-5',
    )
    edit(file, 'a', [[1, 1, 'Shirt']])
    const { columns, changed, whole } = file.downloadFacts()
    expect(columns).toMatchObject({ formulas: 0 })
    expect(changed.formulas).toBe(2)
    expect(whole.formulas).toBe(3)
    file.apply({ id: 'b', at: 1, origin, patches: [], excludedColumns: [5] })
    expect(file.downloadFacts().whole.formulas).toBe(1)
  })

  test('omit excluded columns and report missing option columns', () => {
    const file = openText(source)
    file.apply({ id: 'a', at: 1, origin, patches: [], excludedColumns: [5, 3] })
    expect(downloadText(file)).toBe(
      'Handle,Title,Option1 Name,Variant Price\n' +
        'tee,Tee,Size,1\ntee,,,1\nmug,Mug,Title,2\nhat,Hat,Title,3',
    )
    const { guard, whole: size } = file.downloadFacts()
    expect(guard.missingColumns).toEqual(['option1Value'])
    expect(guard.deleted).toEqual({ variants: 1, products: 1 })
    expect(size.bytes).toBe(downloadText(file).length)
    file.undo('a')
    expect(downloadText(file)).toBe(source)
  })

  test('count variants that changed options delete', () => {
    const file = openText(source)
    const deleted = () => file.downloadFacts().guard.deleted
    edit(file, 'a', [
      [1, 3, 'M'],
      [2, 3, 'S'],
    ])
    expect(deleted()).toEqual({ variants: 0, products: 0 })
    edit(file, 'b', [[2, 3, 'Small']])
    expect(deleted()).toEqual({ variants: 1, products: 1 })
    edit(file, 'c', [[1, 2, 'Fit']])
    expect(deleted()).toEqual({ variants: 2, products: 1 })
    file.undo('c')
    file.undo('b')
    expect(deleted()).toEqual({ variants: 0, products: 0 })
  })

  test('are split between products under 15 MB', () => {
    const description = 'x'.repeat(6_000_000)
    const rows = ['a', 'b', 'c'].flatMap((handle) => [`${handle},${description}`, `${handle},`])
    const file = openText(`Handle,Title\r\n${rows.join('\r\n')}\r\n`)
    const parts = file.download({ which: 'whole', isSplit: true })
    expect(parts.map((part) => [part.name, part.bytes.length])).toEqual([
      ['products-dropwatt-1.csv', 12_000_016 + 14],
      ['products-dropwatt-2.csv', 6_000_008 + 14],
    ])
    expect(file.downloadFacts().whole.parts).toBe(2)
  })
})

/** A job that writes the price of every product. */
function priceJob({ current }: OpenFile, id: string): NewJob {
  const price = current.columns.find('price')!
  const patches = current.products.flatMap(({ firstRow }) =>
    patchText(current.table, firstRow, price, '99.00'),
  )
  return { id, at: 1, origin, patches }
}

describe('a job in slices', () => {
  const exported = generateExport({ products: 600 })
  const openExport = () => OpenFile.open(exported, { name: 'products.csv' })
  test('equals a job in one go', () => {
    const [sliced, other] = [openExport(), openExport()]
    const job = priceJob(sliced, '1')
    const steps: ApplyProgress[] = []
    const applying = sliced.applyInSlices(job)
    let next = applying.next()
    for (; !next.done; next = applying.next()) steps.push(next.value)
    expect(next.value).toEqual(other.apply(job))
    expect(sliced.report()).toEqual(other.report())
    expect(sliced.download({ which: 'whole' })).toEqual(other.download({ which: 'whole' }))
    expect(steps.length).toBeGreaterThan(2)
    for (const key of ['cells', 'products'] as const) {
      const values = steps.map((progress) => progress[key])
      expect(values).toEqual(values.toSorted((one, two) => one - two))
    }
    expect(steps.at(-1)).toMatchObject({ cells: job.patches.length })
  })

  test('leaves the file unchanged wherever it stops', () => {
    const file = openExport()
    const report = file.report()
    const job = priceJob(file, '1')
    for (let stop = 0; ; stop += 1) {
      const applying = file.applyInSlices(job)
      let isDone = false
      for (let at = 0; at <= stop && !isDone; at += 1) isDone = applying.next().done === true
      if (isDone) break
      expect(file.jobs).toEqual([])
      expect(file.current.table.content).toEqual(exported)
      expect(file.report()).toBe(report)
    }
    expect(file.jobs).toHaveLength(1)
  })

  test('throws when another job changed the file meanwhile', () => {
    const file = openExport()
    const applying = file.applyInSlices(priceJob(file, '1'))
    applying.next()
    file.apply(priceJob(file, '2'))
    expect(() => runSync(applying)).toThrow(RangeError)
    expect(file.jobs.map(({ id }) => id)).toEqual(['2'])
  })
})

describe('a file with a separator line', () => {
  const text = 'sep=;\r\nHandle;Title;Variant Price\r\ntee;"A; tee";20,00\r\nmug;Mug;8.00\r\n'

  test('keeps the line in every download', () => {
    const file = openText(text)
    expect(downloadText(file)).toBe(text)
    edit(file, 'one', [[2, 1, 'A mug; blue']])
    const changed = text.replace(';Mug;', ';"A mug; blue";')
    expect(downloadText(file)).toBe(changed)
    const [download] = file.download({ which: 'changed' })
    expect(decode(download?.bytes)).toBe(
      'sep=;\r\nHandle;Title;Variant Price\r\nmug;"A mug; blue";8.00\r\n',
    )
    file.undo('one')
    expect(downloadText(file)).toBe(text)
  })

  test('the line counts in row numbers', () => {
    const file = openText(text)
    expect([file.fileRow(0), file.fileRow(1), file.lineOf(1)]).toEqual([1, 2, 3])
    const price = file.problems().find(({ code }) => code === 'prices-not-numbers')
    expect([...file.fileRows(price?.places ?? [])]).toEqual([2])
  })

  test('a job file restores it', async () => {
    const file = openText(text)
    edit(file, 'one', [[2, 1, 'Cup']])
    const [download] = file.download({ which: 'whole' })
    const record = await file.jobFile({ which: 'whole' })
    const undone = await undoJobFile(record, download?.bytes ?? new Uint8Array())
    expect(decode(undone)).toBe(text)
  })
})

test.each([
  ['Handle,Title\n,Summer tee\n,Winter tee\n', 2],
  ['Handle,Title\n ,Summer tee\n,\n', 1],
])('products without any handle are opened, and the check names their rows: %j', (text, count) => {
  expect(openText(text).problems()).toMatchObject([{ code: 'handle-missing', count }])
})

test('the fix removes control characters', () => {
  const text = 'Handle,Title,Vendor\ntee,A\u0000 t\u000Bee,Nord\nmug,Mug\u0000,Nord\nhat,Hat,Sud\n'
  const code = 'unreadable-characters'
  const file = openText(text)
  expect(file.report().findings).toContainEqual(expect.objectContaining({ code, count: 2 }))
  file.applyFix('fix-characters', { id: 'fix', at: 1 })
  expect(downloadText(file)).toBe(
    'Handle,Title,Vendor\ntee,A t ee,Nord\nmug,Mug,Nord\nhat,Hat,Sud\n',
  )
  expect(openText(downloadText(file)).report().passed).toContain(code)
})

test('any changed file reopens with the same cells', () => {
  fc.assert(
    fc.property(anyExport, fc.array(step, { maxLength: 6 }), (source, steps) => {
      const file = OpenFile.open(source, { name: 'x.csv' })
      steps.forEach((each, at) => take(file, String(at), each))
      const { table } = file.current
      // Without its handles it is no export, and a single column does not show what separates cells.
      if (file.excludedColumns.includes(0) || file.excludedColumns.length > 1) return
      for (const which of ['whole', 'changed'] as const) {
        const [download] = file.download({ which })
        if (!download) continue
        const reopened = OpenFile.open(download.bytes, { name: 'x.csv' }).source
        const kept = table.header.filter((_, column) => !file.excludedColumns.includes(column))
        expect(reopened.header).toEqual(kept)
        if (which === 'changed' || file.excludedColumns.length > 0) continue
        expect(cellsOf(reopened)).toEqual(cellsOf(table))
      }
    }),
    { numRuns: 400 },
  )
})
