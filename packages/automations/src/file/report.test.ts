import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { check, OpenFile, type Patch } from '../index.ts'
import { patchCells, type NewText } from '../test/files.ts'

const header = [
  'Handle',
  'Title',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Barcode',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Image Src',
  'Image Alt Text',
  'Price / Canada',
  'Compare At Price / Canada',
]
const columns = header.length

/** Texts that some check finds in some column. */
const found = fc.constantFrom(
  ' ',
  '5',
  '9.90',
  ' 7',
  '5 €',
  '0',
  'red, Red',
  'red,,blue',
  'Default Title',
  'S',
  '1.23E+12',
  '=SUM(A1)',
  '-cmd|x',
  'cafÃ©',
  'a.jpg',
)
/** Rows of images have hardly any texts. */
const text = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: found })
const handle = fc.constantFrom('tee', 'mug', '')
const file = fc
  .array(fc.tuple(handle, fc.array(text, { minLength: columns - 1, maxLength: columns - 1 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) => {
    const lines = [header, ['tee', 'Tee'], ...rows.map(([first, cells]) => [first, ...cells])]
    return lines.map((cells) =>
      Array.from({ length: columns }, (_, at) => `"${cells[at] ?? ''}"`).join(','),
    )
  })

const step = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    cells: fc.array(fc.tuple(fc.nat(), fc.nat(columns - 1), fc.oneof(found, text)), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'group' as const) }),
)

/** Plans new texts of rows below the header. */
function editPatches({ current }: OpenFile, cells: readonly NewText[]): Patch[] {
  const { table } = current
  return patchCells(
    table,
    cells.map(([row, column, value]) => [1 + (row % (table.rowCount - 1)), column, value]),
  )
}

test('an incremental report equals a fresh one', () => {
  const origin = { kind: 'automation', slug: 'auto-tag', options: {} } as const
  fc.assert(
    fc.property(file, fc.array(step, { maxLength: 6 }), (lines, steps) => {
      const bytes = new TextEncoder().encode(lines.join('\n'))
      const opened = OpenFile.open(bytes, { name: 'products.csv' })
      for (const [at, change] of steps.entries()) {
        const problems = opened.copy().problems()
        const { findings } = opened.report()
        expect(JSON.stringify(problems)).toBe(
          JSON.stringify(findings.filter(({ severity }) => severity === 'problem')),
        )
        const id = String(at)
        if (change.kind === 'edit') {
          opened.apply({ id, at, origin, patches: editPatches(opened, change.cells) })
        } else if (change.kind === 'undo') {
          // An older job than the last one may change again what later jobs found.
          const first = opened.jobs.find(({ state }) => state !== 'undone')
          if (first) opened.undo(first.id, at % 2 === 0 ? 'unchanged-only' : 'with-later')
        } else if (change.kind === 'redo') {
          if (opened.lastRedoable) opened.redo(opened.lastRedoable.id)
        } else opened.applyFix('group-rows', { id, at })
        const fresh = check(opened.current, new Set(opened.excludedColumns))
        expect(JSON.stringify(opened.report())).toBe(JSON.stringify(fresh))
      }
    }),
  )
})
