import {
  columnNames,
  downloadName,
  listName,
  type ChangedColumns,
  type DownloadChoice,
  type Finding,
  type JobLosses,
} from '@dropwatt/automations'
import { metafieldIn } from '@dropwatt/automations/options'
import { listFile } from '../listFile.ts'
import type { DownloadedColumn, Downloads, NamedFile } from '../messages.ts'
import type { PackedReportWords } from '../packing.ts'
import type { FileState } from './FileState.ts'

/** The numbers of losses that are listed at first, and at most. */
const listed = { first: 3, most: 200 }

function fileNames(name: string, label: string, parts: number): string[] {
  if (parts <= 1) return [downloadName(name, label)]
  return Array.from({ length: parts }, (_, index) => downloadName(name, label, index + 1))
}

/** A column of an option, which has up to three of them, and a product up to three options. */
const ofOption = /^(?<word>option)(?<number>[123]) (?<what>.+)$/iu

/** Names the columns of the options together, such as ‘Option1–3 Name, Value’; nothing where some lack. */
function nameOptions(names: readonly string[]): string | undefined {
  const parts = names.map((name) => ofOption.exec(name)?.groups)
  const numbers = [...new Set(parts.map((part) => part?.number ?? ''))].toSorted()
  const what = [...new Set(parts.map((part) => part?.what ?? ''))]
  if (names.length === 0 || numbers.length * what.length !== names.length) return undefined
  const range = numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : numbers[0]
  return `${parts[0]?.word}${range} ${what.join(', ')}`
}

/** Names the columns of a download: first those that changed nothing, the options as one. */
function nameColumns(
  nameOf: (column: number) => string,
  { keys, beside, changed }: ChangedColumns,
): DownloadedColumn[] {
  const others = [...keys, ...beside].map(nameOf)
  const options = others.filter((name) => ofOption.test(name))
  const together = nameOptions(options)
  const names = others.flatMap((name) => {
    if (together === undefined || !ofOption.test(name)) return name
    return name === options[0] ? together : []
  })
  return [
    ...names.map((name) => ({ name, isChanged: false })),
    ...changed.map((column) => ({ name: nameOf(column), isChanged: true })),
  ]
}

/** Puts rows that follow one another together, as they are counted from 1. */
function rangesOf(rows: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === row) last[1] = row
    else ranges.push([row, row])
  }
  return ranges
}

/** The calls that write the file, and lists about it, for the member to download. */
export function downloadCalls(state: FileState) {
  function nameOf(column: number): string {
    const name = state.file.current.table.header[column] ?? ''
    return metafieldIn(name)?.name || name
  }

  /** Words what is lost, with the first variants of all jobs together. */
  function wordLosses(byJob: readonly JobLosses[], most: number): Downloads['losses'] {
    let left = most
    return byJob.map(({ job, variants, optionValues, emptied, emptiedColumns, lost }) => {
      const shown = lost.slice(0, left)
      left -= shown.length
      return {
        job,
        variants,
        optionValues,
        emptied,
        emptiedColumns: emptiedColumns.map(nameOf),
        lost: shown.map(({ product, rows, change }) => ({
          product,
          change,
          variants: rows.length,
          rows: rangesOf(rows.map((row) => row + state.file.source.skipped + 1)),
        })),
      }
    })
  }

  return {
    /**
     * Tells what each way to download the file amounts to.
     *
     * @param label the label of the store; empty for none
     * @param isWhole lists all variants that are lost, up to a limit. @default the first ones
     */
    downloads(label: string, isWhole = false): Downloads {
      const { name, current, excludedColumns } = state.file
      const { columns, changed, whole, guard } = state.file.downloadFacts()
      const { header } = current.table
      const missing = new Set(guard.missingColumns.map((key) => current.columns.find(key)))
      const stock = current.columns.find('inventoryQuantity')
      const most = isWhole ? listed.most : listed.first
      const entries = guard.byJob.reduce((sum, { lost }) => sum + lost.length, 0)
      const oneFile = { fileNames: fileNames(name, label, 1) }
      return {
        columns:
          typeof columns === 'string'
            ? columns
            : { ...columns, ...oneFile, names: nameColumns(nameOf, columns) },
        changed: { ...changed, ...oneFile },
        whole: { ...whole, ...oneFile },
        parts: fileNames(name, label, whole.parts),
        hasStock: stock !== undefined && !excludedColumns.includes(stock),
        losses: wordLosses(guard.byJob, most),
        unlisted: Math.max(0, entries - most),
        missingColumns: guard.missingColumns.map((key) => {
          const column = current.columns.find(key)
          return (column === undefined ? undefined : header[column]) ?? columnNames[key][0]
        }),
        excludedColumns: excludedColumns.filter((column) => !missing.has(column)).map(nameOf),
      }
    },

    /** Writes the files to download. */
    download(choice: DownloadChoice): readonly NamedFile[] {
      return state.file.download(choice).map(({ name, bytes }) => ({
        name,
        content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'text/csv' }),
      }))
    },

    /**
     * Writes what the checks found as a list.
     *
     * @param label the label of the store; empty for none
     */
    report({ headings, fileName, ...words }: PackedReportWords, label: string): NamedFile {
      const file = state.file
      const headingOf = ({ code }: Finding) => headings[code] ?? code
      const content = listFile(file.reportAsCsv({ ...words, headingOf }))
      return { name: listName(file.name, label, fileName), content }
    },
  }
}
