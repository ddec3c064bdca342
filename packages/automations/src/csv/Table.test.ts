import { describe, expect, test } from 'vitest'
import { encodeFile, FileError, Table, type FileErrorCode } from '../index.ts'
import { cellsOf, encode } from '../test/files.ts'

const open = (text: string) => new Table(encode(text))

/** Lists the rows of a table, with bars between their cells. */
function rowsOf(table: Table): string[] {
  return cellsOf(table).map((cells) => cells.join('|'))
}

function utf16(value: string, isLittleEndian: boolean): Uint8Array {
  return new Uint8Array(
    Array.from(value, (character) => character.charCodeAt(0)).flatMap((unit) =>
      isLittleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
    ),
  )
}

describe('the cells of a table', () => {
  test.each([
    ['rows end with a line feed', 'a,b\nc,d\n', ['a|b', 'c|d']],
    ['rows end with CRLF', 'a,b\r\nc,d\r\n', ['a|b', 'c|d']],
    ['rows end with a carriage return', 'a,b\rc,d\r', ['a|b', 'c|d']],
    ['the last row has no line end', 'a,b\nc,', ['a|b', 'c|']],
    ['a row is blank', 'a,b\r\n\r\nc,d', ['a|b', '', 'c|d']],
    ['rows are longer and shorter', 'a,b\n1\n1,2,3\n', ['a|b', '1', '1|2|3']],
    ['a cell holds delimiters and lines', 'a,b\n"1,\r\n2","3\n"\n', ['a|b', '1,\r\n2|3\n']],
    ['a cell holds quotes', 'a\n"say ""hi"""\n', ['a', 'say "hi"']],
    ['a cell is an empty string', 'a,b\n"",\n', ['a|b', '|']],
    ['a quote stands within a cell', 'a,b\n5" pipe,x\n', ['a|b', '5" pipe|x']],
    ['text follows a closing quote', 'a,b\n"x"y,z\n', ['a|b', 'xy|z']],
    ['semicolons separate', 'a;b\n1,5;"2;0"\n', ['a|b', '1,5|2;0']],
    ['tabs separate', 'a\tb\n1,5\t2\n', ['a|b', '1,5|2']],
    ['a quote within a header starts no quoted cell', 'a 5",b,c;d\n1,2\n', ['a 5"|b|c;d', '1|2']],
    ['a quoted header holds doubled quotes', '"a ""b;c;d""; e",f\n1\n', ['a "b;c;d"; e|f', '1']],
    ['a quoted header holds other delimiters', '"a;b;c",d\n1,2\n', ['a;b;c|d', '1|2']],
  ])('%s', (_, text, rows) => {
    expect(rowsOf(open(text))).toEqual(rows)
  })

  test('an unclosed cell is read, and its row is reported', () => {
    const table = open('a,b\n1,"cut off\n2,3\n')
    expect(table.unclosedRow).toBe(1)
    expect(rowsOf(table)).toEqual(['a|b', '1|cut off\n2,3\n'])
    expect(open('a\n"b"\n').unclosedRow).toBeUndefined()
  })

  test('empty, quoted and missing cells differ in their raw text', () => {
    const table = open('a,b,c\n,""\n')
    expect([0, 1, 2].map((column) => table.raw(1, column))).toEqual(['', '""', undefined])
    expect([0, 1, 2].map((column) => table.isBlank(1, column))).toEqual([true, true, true])
    expect(table.isBlank(0, 0)).toBe(false)
  })
})

describe('encodings', () => {
  const text = 'Title,Note\nMüller,“naïve” – 5 €\n'

  test.each([
    ['utf-8', false, encode(text)],
    ['utf-8', true, encode(`\uFEFF${text}`)],
    ['utf-16le', true, utf16(`\uFEFF${text}`, true)],
    ['utf-16be', true, utf16(`\uFEFF${text}`, false)],
    ['utf-16le', false, utf16(text, true)],
    ['utf-16be', false, utf16(text, false)],
  ] as const)('reads %s, with a byte order mark: %s', (encoding, hasMark, file) => {
    const table = new Table(file)
    expect(table).toMatchObject({ encoding, hasMark })
    expect(rowsOf(table)).toEqual(['Title|Note', 'Müller|“naïve” – 5 €'])
  })

  test('reads Windows-1252 where the bytes are no UTF-8', () => {
    const file = Uint8Array.from([0x61, 0x2c, 0x80, 0x0a, 0xfc, 0x2c, 0x96, 0x81])
    const table = new Table(file)
    expect(table.encoding).toBe('windows-1252')
    expect(rowsOf(table)).toEqual(['a|€', 'ü|–\u0081'])
  })
})

describe('a separator line', () => {
  test.each([
    ['sep=,\n', 'a,b;c\n1,2\n', ['a', 'b;c']],
    ['sep=;\r\n', 'a;b,c,d\r\n1;2\r\n', ['a', 'b,c,d']],
    ['"sep=;"\n', 'a;b\n1;2\n', ['a', 'b']],
    ['SEP=;\r', 'a;b\r1;2\r', ['a', 'b']],
    ['sep=\t\n', 'a\tb,c,d\n1\t2\n', ['a', 'b,c,d']],
    ['sep=\\t\n', 'a\tb\n1\t2\n', ['a', 'b']],
    ['sep=|\n', 'a|b\n1|2\n', ['a', 'b']],
    ['"sep=;",,\n', 'a,b\n1,2\n', ['a', 'b']],
    ['sep=;\n', 'a,b\n1,2\n', ['a', 'b']],
  ])('%j is skipped and written back', (line, rows, header) => {
    for (const mark of ['', '\uFEFF']) {
      const file = encode(`${mark}${line}${rows}`)
      const table = new Table(file)
      expect(rowsOf(table)).toEqual([header.join('|'), '1|2'])
      expect(table).toMatchObject({ skipped: 1, hasMark: mark !== '', separator: { line } })
      expect(encodeFile(table.content, table)).toEqual(file)
    }
    const wide = utf16(`\uFEFF${line}${rows}`, true)
    const table = new Table(wide)
    expect(table.header).toEqual(header)
    expect(encodeFile(table.content, table)).toEqual(wide)
  })

  test.each(['sep,a\n1,2\n', 'separator=;\n', 'sep=;', 'a,sep=;\n1,2\n'])('%j has none', (text) => {
    expect(open(text)).toMatchObject({ skipped: 0, separator: undefined })
  })

  test('throws for an unsupported sign', () => {
    const refused = expect.objectContaining({ code: 'separator', values: { sign: '^' } })
    expect(() => open('sep=^\na^b\n')).toThrow(refused)
  })
})

test.each([
  ['bars', 'a|b\n1|2\n', ['a', 'b']],
  ['no bars that only some rows have', 'a|b\n1\n', ['a|b']],
  ['commas rather than bars', 'a|b,c|d\n1|2,3|4\n', ['a|b', 'c|d']],
])('%s separate', (_, text, header) => {
  expect(open(text).header).toEqual(header)
})

describe('a compound file', () => {
  const start = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const withPart = (name: string) => Uint8Array.from([...start, ...utf16(`E${name}`, true)])

  test.each([
    ['binary', 'Workbook'],
    ['protected', 'EncryptedPackage'],
  ])('throws %s for a part %s', (code, name) => {
    expect(() => new Table(withPart(name))).toThrow(expect.objectContaining({ code }))
  })
})

test('stray control characters are kept', () => {
  const text = 'Handle,Title,Price\ntee,A\u0000 te\u000Be,12.00\nmug,A mug,8.00\n'
  expect(open(text).text(1, 1)).toBe('A\u0000 te\u000Be')
  expect(encodeFile(open(text).content, open(text))).toEqual(encode(text))
})

test.each<[code: FileErrorCode, values: object, file: string | readonly number[]]>([
  ['empty', {}, 'sep=;\n'],
  ['empty', {}, ''],
  ['empty', {}, [0xef, 0xbb, 0xbf]],
  ['json', {}, '{\n  "product": { "title": "Mug" } }'],
  ['json', {}, '[{"title": "Mug"}]'],
  ['web-page', { start: '<!DOCTYPE html>' }, '\n<!DOCTYPE html><title>Log in</title>'],
  ['web-page', { start: '<html lang="en">' }, '<html lang="en"><body>'],
  ['binary', { kind: 'ZIP' }, [0x50, 0x4b, 3, 4, 0, 0]],
  ['binary', { kind: 'XLSX' }, 'PK\u0003\u0004....[Content_Types].xml'],
  ['binary', { kind: 'PDF' }, '%PDF-1.7\n'],
  ['binary', { kind: 'PNG' }, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['binary', { kind: 'JPEG' }, [0xff, 0xd8, 0xff, 0xe0]],
  ['binary', { kind: 'gzip' }, [0x1f, 0x8b, 8]],
  ['binary', { kind: 'binary' }, 'a\u0000\u0001\u0002\u0003\u0004b'],
  ['malformed-utf-16', {}, [0xff, 0xfe, 0x61, 0, 0, 0xd8, 0x61, 0]],
])('a file that is no table throws %s %o', (code, values, source) => {
  const file = typeof source === 'string' ? encode(source) : Uint8Array.from(source)
  expect(() => new Table(file)).toThrow(
    expect.objectContaining({ name: FileError.name, code, values }),
  )
})
