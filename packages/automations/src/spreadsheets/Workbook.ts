import { withoutControls } from '../csv/controlCharacters.ts'
import { unpacksTooLarge, type Archive } from './Archive.ts'
import { CsvRows } from './CsvRows.ts'
import { formatNumber, isTooLong, readNumberFormat, type NumberFormat } from './numberFormat.ts'
import { readXml, stopReading } from './xml.ts'

/** A sheet as the workbook lists it. */
export interface SheetEntry {
  readonly name: string
  readonly isHidden: boolean
  /** The name of its file in the archive. */
  readonly path: string
}

/** A row of a sheet that has a text. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  readonly number: number
  /** Texts by column, from 0; columns without a text are missing or empty. */
  readonly texts: readonly (string | undefined)[]
}

/** Cells that have something in common. */
export interface Cells {
  readonly count: number
  /** The first ones, as `B7`. */
  readonly first: readonly string[]
}

/** The rows of a sheet, and what is to be known about them. */
export interface Sheet {
  readonly rows: CsvRows
  /** The first row with several texts, which names the columns; else the first row. */
  readonly header: SheetRow | undefined
  readonly hiddenRows: number
  readonly hiddenColumns: ReadonlySet<number>
  /** Number of ranges of cells that are merged into one. */
  readonly merged: number
  /** Cells whose formula has no saved result. */
  readonly withoutResult: Cells
  /** Cells that show an error such as #N/A. */
  readonly withError: Cells
  /** Cells with more digits than a workbook keeps. */
  readonly tooLong: Cells
}

/** Lists the texts of a row that name a column. */
export function namesOf(texts: SheetRow['texts']): string[] {
  return texts.flatMap((text) => (text === undefined || text.trim() === '' ? [] : text.trim()))
}

/** Characters that XML cannot hold are written as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
const escaped = /_x(?<code>[0-9A-Fa-f]{4})_/gu

function readText(text: string): string {
  const whole = text.includes('_x')
    ? text.replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return withoutControls(whole).replaceAll('\r\n', '\n')
}

const letterA = 'A'.charCodeAt(0)

/** Reads the column of a reference such as `AB12`, from 0; nothing where there is none. */
function columnOf(reference: string): number | undefined {
  let column = 0
  let at = 0
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - letterA
    if (letter < 0 || letter > 25) break
    column = column * 26 + letter + 1
  }
  return at === 0 ? undefined : column - 1
}

/** Finds the file that a relation of the workbook names. */
function resolvePath(base: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = base.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function relationsOf(path: string): string {
  const at = path.lastIndexOf('/') + 1
  return `${path.slice(0, at)}_rels/${path.slice(at)}.rels`
}

/** So many cells are named in a note. */
const namedCells = 5

class CountedCells implements Cells {
  count = 0
  readonly first: string[] = []

  add(place: string): void {
    this.count += 1
    if (this.first.length < namedCells) this.first.push(place)
  }
}

/** The parts of a workbook that only list others or formats have not more bytes than this. */
const maxListBytes = 10_000_000

/** The shared texts of a workbook, which are in memory until its sheet has been read. */
const maxTexts = { bytes: 100_000_000, count: 2_000_000 }

/** The last row of a sheet (ECMA-376; Excel writes no further one). */
const lastRow = 1_048_576

const isTrue = (text: string) => text === '1' || text === 'true'

/** A workbook in an archive, as ECMA-376 describes it. */
export class Workbook {
  readonly sheets: readonly SheetEntry[]
  readonly #archive: Archive
  readonly #is1904: boolean
  readonly #texts: readonly string[]
  readonly #formats: readonly NumberFormat[]

  private constructor(
    archive: Archive,
    sheets: readonly SheetEntry[],
    is1904: boolean,
    texts: readonly string[],
    formats: readonly NumberFormat[],
  ) {
    this.#archive = archive
    this.sheets = sheets
    this.#is1904 = is1904
    this.#texts = texts
    this.#formats = formats
  }

  /**
   * Opens a workbook.
   *
   * @param path the name of its main part
   * @throws {Error} when a part of it is missing or malformed
   */
  static async open(archive: Archive, path: string): Promise<Workbook> {
    const targets = new Map<string, string>()
    const byType = new Map<string, string>()
    await readXml(
      archive,
      relationsOf(path),
      {
        onOpen({ name, attribute }) {
          if (name !== 'Relationship') return
          const target = resolvePath(path, attribute('Target'))
          targets.set(attribute('Id'), target)
          byType.set(attribute('Type').split('/').at(-1) ?? '', target)
        },
      },
      maxListBytes,
    )
    const sheets: SheetEntry[] = []
    let is1904 = false
    await readXml(
      archive,
      path,
      {
        onOpen({ name, attribute }) {
          if (name === 'workbookPr') is1904 = isTrue(attribute('date1904'))
          if (name !== 'sheet') return
          const file = targets.get(attribute('id'))
          // Sheets of charts and macros have no cells.
          if (file === undefined || !archive.has(file) || !file.includes('worksheets/')) return
          const isHidden = attribute('state') === 'hidden' || attribute('state') === 'veryHidden'
          sheets.push({ name: attribute('name'), isHidden, path: file })
        },
      },
      maxListBytes,
    )
    const [texts, styles] = [byType.get('sharedStrings'), byType.get('styles')]
    return new Workbook(
      archive,
      sheets,
      is1904,
      texts !== undefined && archive.has(texts) ? await readTexts(archive, texts) : [],
      styles !== undefined && archive.has(styles) ? await readFormats(archive, styles) : [],
    )
  }

  /**
   * Reads a sheet.
   *
   * @param maxRows reads no more rows with texts than this. @default all
   * @throws {Error} when it is malformed
   */
  async read({ path }: SheetEntry, maxRows = Infinity): Promise<Sheet> {
    const reader = new SheetReader(this.#texts, this.#formats, this.#is1904, maxRows)
    await readXml(this.#archive, path, reader)
    return reader
  }
}

/** Reads the texts that cells refer to by their number. */
async function readTexts(archive: Archive, path: string): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let phonetic = 0
  await readXml(
    archive,
    path,
    {
      onOpen({ name }) {
        if (name === 'si') text = ''
        // How a text is read aloud is no part of it.
        else if (name === 'rPh') phonetic += 1
        isText = name === 't' && phonetic === 0
      },
      onText(part) {
        if (isText) text += part
      },
      onClose(name) {
        if (name === 'si') {
          if (texts.length === maxTexts.count) throw unpacksTooLarge('XLSX', maxTexts.bytes)
          texts.push(readText(text))
        } else if (name === 'rPh') phonetic -= 1
        else if (name === 't') isText = false
      },
    },
    maxTexts.bytes,
  )
  return texts
}

/** Reads how the numbers of cells are shown, by the style that cells name. */
async function readFormats(archive: Archive, path: string): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isInCells = false
  await readXml(
    archive,
    path,
    {
      onOpen({ name, attribute }) {
        const id = Number(attribute('numFmtId'))
        if (name === 'numFmt') codes.set(id, attribute('formatCode'))
        else if (name === 'cellXfs') isInCells = true
        else if (name === 'xf' && isInCells) formats.push(readNumberFormat(id, codes.get(id) ?? ''))
      },
      onClose(name) {
        if (name === 'cellXfs') isInCells = false
      },
    },
    maxListBytes,
  )
  return formats
}

const plainNumber: NumberFormat = { kind: 'number' }

/** Collects the cells of a sheet while its XML is read. */
class SheetReader implements Sheet {
  readonly rows = new CsvRows()
  header: SheetRow | undefined
  hiddenRows = 0
  readonly hiddenColumns = new Set<number>()
  merged = 0
  readonly withoutResult = new CountedCells()
  readonly withError = new CountedCells()
  readonly tooLong = new CountedCells()
  readonly #texts: readonly string[]
  readonly #formats: readonly NumberFormat[]
  readonly #is1904: boolean
  readonly #maxRows: number
  #hasHeader = false
  #row = 0
  #isRowHidden = false
  #cells: (string | undefined)[] = []
  #hasText = false
  #column = -1
  #type = ''
  #style = 0
  #value: string | undefined
  #hasFormula = false
  #inside: 'value' | 'text' | undefined
  #phonetic = 0

  constructor(
    texts: readonly string[],
    formats: readonly NumberFormat[],
    is1904: boolean,
    maxRows: number,
  ) {
    this.#texts = texts
    this.#formats = formats
    this.#is1904 = is1904
    this.#maxRows = maxRows
  }

  readonly onOpen: Parameters<typeof readXml>[2]['onOpen'] = ({ name, attribute }) => {
    switch (name) {
      case 'row': {
        const number = Number(attribute('r'))
        this.#row = number > this.#row ? number : this.#row + 1
        if (this.#row > lastRow) throw new RangeError('A sheet has no such row.')
        this.#isRowHidden = isTrue(attribute('hidden'))
        this.#cells = []
        this.#hasText = false
        this.#column = -1
        break
      }
      case 'c':
        this.#column = columnOf(attribute('r')) ?? this.#column + 1
        this.#type = attribute('t')
        this.#style = Number(attribute('s'))
        this.#value = undefined
        this.#hasFormula = false
        break
      case 'f':
        this.#hasFormula = true
        break
      case 'v':
        this.#value = ''
        this.#inside = 'value'
        break
      case 'is':
        this.#value = ''
        break
      case 'rPh':
        this.#phonetic += 1
        break
      case 't':
        if (this.#phonetic === 0) this.#inside = 'text'
        break
      case 'col':
        if (isTrue(attribute('hidden'))) this.#hide(attribute('min'), attribute('max'))
        break
      case 'mergeCell':
        this.merged += 1
        break
      default:
    }
  }

  readonly onText = (text: string): void => {
    if (this.#inside !== undefined) this.#value = (this.#value ?? '') + text
  }

  readonly onClose = (name: string): void => {
    if (name === 'v' || name === 't') this.#inside = undefined
    else if (name === 'rPh') this.#phonetic -= 1
    else if (name === 'c') this.#addCell()
    else if (name === 'row') this.#addRow()
  }

  #hide(first: string, last: string): void {
    // All columns behind the table may be hidden, up to the last one of a sheet.
    const end = Math.min(Number(last), maxColumns)
    for (let column = Number(first); column <= end; column += 1) this.hiddenColumns.add(column - 1)
  }

  #addCell(): void {
    const column = this.#column
    const isEmpty = this.#value === '' && this.#type !== 'str'
    if (this.#value === undefined || isEmpty) {
      if (this.#hasFormula) this.withoutResult.add(this.#place())
      return
    }
    const text = this.#read(this.#value)
    if (text === '' || column >= maxColumns) return
    this.#cells[column] = text
    this.#hasText = true
  }

  #addRow(): void {
    if (!this.#hasText) return
    const row = { number: this.#row, texts: this.#cells }
    if (!this.#hasHeader && (!this.header || namesOf(row.texts).length > 1)) {
      this.#hasHeader = namesOf(row.texts).length > 1
      this.header = row
    }
    if (this.#isRowHidden) this.hiddenRows += 1
    this.rows.add(row.number, row.texts)
    if (this.rows.count >= this.#maxRows) stopReading()
  }

  /** The reference of the current cell, such as `B7`. */
  #place(): string {
    let letters = ''
    for (let rest = this.#column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
      letters = String.fromCharCode(letterA + (rest % 26)) + letters
    }
    return `${letters}${this.#row}`
  }

  #read(value: string): string {
    switch (this.#type) {
      case 's':
        return this.#texts[Number(value)] ?? ''
      case 'str':
      case 'inlineStr':
        return readText(value)
      case 'b':
        return isTrue(value) ? 'TRUE' : 'FALSE'
      case 'd':
        return value.replace(/T00:00:00(?:\.0+)?Z?$/u, '').replace('T', ' ')
      case 'e':
        this.withError.add(this.#place())
        return value
      default:
        return this.#readNumber(value)
    }
  }

  #readNumber(value: string): string {
    const number = Number(value)
    if (value.trim() === '' || !Number.isFinite(number)) return readText(value)
    if (isTooLong(number)) this.tooLong.add(this.#place())
    return formatNumber(number, this.#formats[this.#style] ?? plainNumber, this.#is1904)
  }
}

/** A table with more columns than this is none that a person made. */
const maxColumns = 4096
