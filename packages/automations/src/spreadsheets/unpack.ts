import { FileError } from '../csv/FileError.ts'
import { findOtherExport } from '../file/otherExports.ts'
import { Columns } from '../products/Columns.ts'
import { Archive } from './Archive.ts'
import type { UnpackCode, UnpackedFile, UnpackNote } from './unpacked.types.ts'
import { namesOf, Workbook, type Cells, type Sheet, type SheetEntry } from './Workbook.ts'

/** Archives of programs that hold no table which is read here, by a file in them. */
const otherArchives: readonly (readonly [kind: string, isPart: RegExp])[] = [
  ['XLSB', /^xl\/workbook\.bin$/u],
  ['DOCX', /^word\/document\.xml$/u],
  ['PPTX', /^ppt\/presentation\.xml$/u],
  ['Numbers', /^Index\/Document\.iwa$/u],
  ['OpenDocument', /^META-INF\/manifest\.xml$/u],
]

/** The main part of a workbook, whose folder is a convention that all programs follow. */
const workbookPath = /^(?:xl\/)?workbook\.xml$/u

const tableName = /\.(?:csv|tsv|tab|xlsx|xlsm)$/iu
const textName = /\.(?:json|txt)$/iu
/** Files that systems leave in archives. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu

const baseName = (path: string) => path.split('/').at(-1) ?? path

/** The name of the CSV file that a table of a workbook becomes. */
function csvName(name: string): string {
  return `${name.replace(/\.xls[xm]$/iu, '')}.csv`
}

/**
 * Takes the table out of a workbook or a ZIP, as `unpackFile` does.
 *
 * @param outer the ZIP that the file is in, whose limit it shares. @default none
 */
export async function unpack(
  bytes: Uint8Array,
  name: string,
  sheet?: string,
  outer?: Archive,
): Promise<UnpackedFile> {
  const isInZip = outer !== undefined
  const archive = await Archive.open(bytes, {
    kind: isInZip || /\.xls[xm]$/iu.test(name) ? 'XLSX' : 'ZIP',
    ...(outer && { maxBytes: outer.left }),
  })
  const [other] =
    otherArchives.find(([, isPart]) => archive.names.some((each) => isPart.test(each))) ?? []
  if (other !== undefined) {
    const message = `The file is a ${other} file. Save it as CSV or XLSX.`
    throw new FileError('binary', message, { kind: other })
  }
  const main = archive.names.find((each) => workbookPath.test(each))
  if (main !== undefined) return unpackWorkbook(archive, main, name, sheet)
  if (isInZip) throw noTable('ZIP')
  return unpackZip(archive, sheet)
}

function noTable(kind: 'XLSX' | 'ZIP'): FileError {
  return new FileError('no-table', `The ${kind} file holds no table.`, { kind })
}

/** Takes the only table out of a ZIP. */
async function unpackZip(archive: Archive, sheet: string | undefined): Promise<UnpackedFile> {
  const files = archive.names.filter((name) => !systemFile.test(name))
  const tables = files.filter((name) => tableName.test(name))
  const found = tables.length > 0 ? tables : files.filter((name) => textName.test(name))
  const [part, ...others] = found
  if (part === undefined) throw noTable('ZIP')
  if (others.length > 0) {
    const names = found.map(baseName)
    throw new FileError(
      'several-tables',
      `The ZIP holds ${found.length} tables: ${names.join(', ')}. Unpack it and use one at a time.`,
      { names: names.join('\n') },
    )
  }
  const bytes = await archive.read(part)
  const name = baseName(part)
  if (!/\.xls[xm]$/iu.test(name)) return { bytes, name, from: { format: 'ZIP', part, notes: [] } }
  return unpack(bytes, name, sheet, archive)
}

/** So many rows are read to tell what a sheet holds. */
const rowsToChoose = 30

/** Counts the columns that a sheet names; none for what holds no products. */
function countColumns(sheet: Sheet): number {
  const names = namesOf(sheet.header?.texts ?? [])
  if (sheet.rows.count < 2 || findOtherExport(names) !== undefined) return 0
  return new Set(names.filter((name) => Number.isNaN(Number(name)))).size
}

async function chooseSheet(
  workbook: Workbook,
  wanted: string | undefined,
): Promise<SheetEntry | undefined> {
  const { sheets } = workbook
  if (wanted !== undefined) {
    const found = sheets.find(({ name }) => name === wanted)
    if (found) return found
    const names = sheets.map(({ name }) => name).join(', ')
    throw new FileError('no-table', `There is no sheet “${wanted}”. There are ${names}.`, {
      kind: 'XLSX',
    })
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const [only, ...others] = visible.length > 0 ? visible : sheets
  if (others.length === 0) return only
  let best: { readonly entry: SheetEntry; readonly columns: number } | undefined
  for (const entry of only ? [only, ...others] : []) {
    const columns = countColumns(await workbook.read(entry, rowsToChoose))
    if (!best || columns > best.columns) best = { entry, columns }
  }
  return best?.entry
}

async function unpackWorkbook(
  archive: Archive,
  path: string,
  name: string,
  wanted: string | undefined,
): Promise<UnpackedFile> {
  try {
    const workbook = await Workbook.open(archive, path)
    const entry = await chooseSheet(workbook, wanted)
    if (!entry) throw noTable('XLSX')
    const sheet = await workbook.read(entry)
    if (sheet.rows.count === 0) throw noTable('XLSX')
    const others = workbook.sheets.filter((each) => each !== entry).map((each) => each.name)
    const { bytes, above } = writeSheet(sheet)
    return {
      bytes,
      name: csvName(name),
      from: { format: 'XLSX', part: entry.name, notes: notesOf(sheet, entry.name, others, above) },
    }
  } catch (error) {
    if (error instanceof FileError) throw error
    const damaged = new FileError('damaged', 'The XLSX file is damaged.', { kind: 'XLSX' })
    throw Object.assign(damaged, { cause: error })
  }
}

/**
 * Writes a sheet as CSV whose rows have the numbers that they have in the sheet. Of an export of
 * products, what is above the header is left out, as nothing can be there.
 */
function writeSheet({ rows, header }: Sheet): {
  readonly bytes: Uint8Array
  readonly above: number
} {
  const isExport = new Columns(namesOf(header?.texts ?? [])).find('handle') !== undefined
  const above = isExport && header ? header.number - 1 : 0
  return { bytes: rows.write(above), above }
}

/** Notes something that occurs; nothing if it does not. */
function note(
  code: UnpackCode,
  tone: UnpackNote['tone'],
  n: number,
  values: UnpackNote['values'] = {},
): UnpackNote[] {
  return n === 0 ? [] : [{ code, tone, values: { n, ...values } }]
}

/** Notes cells, and names the first ones. */
function noteCells(code: UnpackCode, { count, first }: Cells): UnpackNote[] {
  return note(code, 'review', count, { cells: first.join(', ') })
}

function notesOf(
  sheet: Sheet,
  name: string,
  others: readonly string[],
  above: number,
): UnpackNote[] {
  const { rows, hiddenColumns, hiddenRows, merged, withoutResult, withError, tooLong } = sheet
  const hidden = [...hiddenColumns].filter((column) => column < rows.width)
  return [
    ...note('sheet-of-several', 'review', others.length, {
      sheet: name,
      others: others.join(', '),
    }),
    ...note('rows-above', 'info', above),
    ...note('hidden-rows', 'review', hiddenRows),
    ...note('hidden-columns', 'review', hidden.length),
    ...note('merged-cells', 'review', merged),
    ...noteCells('no-results', withoutResult),
    ...noteCells('error-values', withError),
    ...noteCells('long-numbers', tooLong),
  ]
}
