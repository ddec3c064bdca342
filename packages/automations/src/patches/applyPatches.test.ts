import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyPatches,
  encodeFile,
  invert,
  readCell,
  Table,
  writeCell,
  type Patch,
} from '../index.ts'
import { anyFile, decode, encode, patchCells, type NewText } from '../test/files.ts'

/** Texts with everything that has a meaning in CSV. */
const text = fc.string({
  unit: fc.constantFrom(...Array.from(',;\t"\n\r \'=a7é€漢😀')),
  maxLength: 8,
})
const delimiter = fc.constantFrom<',' | ';' | '\t'>(',', ';', '\t')

const anyCell = fc.tuple(text, fc.boolean())
const file = anyFile(
  fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
  ['utf-8', 'utf-16le', 'utf-16be'],
)

/** A file, and a new text for some of its cells. */
const edit = fc.tuple(file, fc.array(fc.tuple(fc.nat(), fc.nat(), text), { maxLength: 12 }))

function plan(table: Table, choices: readonly NewText[]): Patch[] {
  return patchCells(
    table,
    choices.map(([anyRow, anyColumn, value]) => {
      const row = anyRow % table.rowCount
      return [row, anyColumn % (table.cellCount(row) + 3), value]
    }),
  )
}

describe('any file and any edit', () => {
  test('a file without changes is written byte for byte', () => {
    fc.assert(
      fc.property(file, (bytes) => {
        const table = new Table(bytes)
        expect(encodeFile(applyPatches(table, []), table)).toEqual(bytes)
      }),
    )
  })

  test('patches change no other cell', () => {
    fc.assert(
      fc.property(edit, ([bytes, choices]) => {
        const table = new Table(bytes)
        const patches = plan(table, choices)
        const changed = new Table(encodeFile(applyPatches(table, patches), table))
        const after = new Map(patches.map(([row, column, , cell]) => [`${row} ${column}`, cell]))
        // A header of other cells can look as if another delimiter had separated them.
        fc.pre(changed.dialect.delimiter === table.dialect.delimiter)
        expect(changed.rowCount).toBe(table.rowCount)
        for (let row = 0; row < table.rowCount; row += 1) {
          for (let column = 0; column < table.cellCount(row) + 3; column += 1) {
            const expected = after.get(`${row} ${column}`) ?? table.raw(row, column)
            expect(changed.raw(row, column)).toBe(expected)
          }
        }
      }),
    )
  })

  test('inverted patches restore every byte', () => {
    fc.assert(
      fc.property(edit, ([bytes, choices]) => {
        const table = new Table(bytes)
        const patches = plan(table, choices)
        const changed = new Table(encodeFile(applyPatches(table, patches), table))
        fc.pre(changed.dialect.delimiter === table.dialect.delimiter)
        expect(encodeFile(applyPatches(changed, invert(patches)), table)).toEqual(bytes)
      }),
    )
  })

  test('a cell round-trips', () => {
    fc.assert(
      fc.property(text, delimiter, fc.boolean(), (value, separator, wasQuoted) => {
        expect(readCell(writeCell(value, separator, wasQuoted ? '""' : ''))).toBe(value)
      }),
    )
  })
})

describe('rows of another length', () => {
  const source = 'a,b\r\n1\r\n2,3\r\n'
  const table = new Table(encode(source))
  const added: Patch[] = [
    [0, 2, null, 'c'],
    [1, 1, null, ''],
    [1, 2, null, '"x"'],
    [2, 1, '3', '4'],
    [2, 2, null, '5'],
  ]

  test('an added column can be removed', () => {
    const changed = applyPatches(table, added)
    expect(decode(changed)).toBe('a,b,c\r\n1,,"x"\r\n2,4,5\r\n')
    expect(decode(applyPatches(new Table(changed), invert(added)))).toBe(source)
  })

  test('only selected rows are written', () => {
    const written = applyPatches(table, added, (row) => row !== 1)
    expect(decode(written)).toBe('a,b,c\r\n2,4,5\r\n')
  })
})

describe('patches that do not fit are rejected', () => {
  const table = new Table(encode('a,b\n1,2\n'))
  test.each<[problem: RegExp, patches: Patch[]]>([
    [/Row 1, column 1: expected “3”, found “2”/, [[1, 1, '3', '4']]],
    [/Row 1, column 2: expected “3”, found no cell/, [[1, 2, '3', '4']]],
    [/Row 1, column 1: expected no cell, found “2”/, [[1, 1, null, '4']]],
    [
      /two patches for one cell/,
      [
        [1, 1, '2', '3'],
        [1, 1, '2', '4'],
      ],
    ],
    [/leaves a gap/, [[1, 3, null, '4']]],
    [/not at the end of its row/, [[1, 0, '1', null]]],
    [/Row 2, column 0: the table has no such row/, [[2, 0, 'x', 'y']]],
  ])('%s', (problem, patches) => {
    expect(() => applyPatches(table, patches)).toThrow(problem)
  })
})

test('a character that the encoding lacks is rejected, not replaced', () => {
  const table = new Table(Uint8Array.from([0x61, 0x0a, 0xfc]))
  expect(() => encodeFile(encode('ü漢'), table)).toThrow('“漢” cannot be written')
  expect(encodeFile(encode('ü€'), table)).toEqual(Uint8Array.from([0xfc, 0x80]))
})
