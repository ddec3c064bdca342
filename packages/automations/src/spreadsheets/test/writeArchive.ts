import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

/** Files of an archive by their names. */
type Files = Readonly<Record<string, string | Uint8Array>>

/**
 * Writes a ZIP.
 *
 * @param options those of the writer
 */
export async function writeZip(
  files: Files,
  options: { readonly password?: string; readonly level?: number } = {},
): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    ...options,
  })
  for (const [name, content] of Object.entries(files)) {
    const reader =
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content)
    await writer.add(name, reader)
  }
  return writer.close()
}

/** A workbook to write: the XML of its parts without their outer elements. */
interface WorkbookParts {
  /** The rows of each sheet, and what follows them. */
  readonly sheets: Readonly<Record<string, string>>
  /** Attributes of sheets, such as `state="hidden"`. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly texts?: readonly string[]
  /** The codes of number formats; cells name them by their place, from 1. */
  readonly formats?: readonly string[]
  /** Attributes of `workbookPr`. */
  readonly properties?: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Writes a workbook with these parts, as programs lay them out. */
export async function writeWorkbook({
  sheets,
  attributes = {},
  texts = [],
  formats = [],
  properties = '',
}: WorkbookParts): Promise<Uint8Array> {
  const names = Object.keys(sheets)
  const entries = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${attributes[name] ?? ''} r:id="rId${at + 1}"/>`,
  )
  const targets = [
    ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ['sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles.xml'],
  ]
  const links = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`)
  return writeZip({
    '[Content_Types].xml': `${declaration}<Types/>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${properties}/><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships>${links.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${declaration}<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  })
}

function cell(value: string | number): string {
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`
}

/** Writes rows of texts and numbers as XML. */
export function rowsOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
}
