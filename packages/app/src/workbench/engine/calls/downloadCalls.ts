import {
  columnNames,
  downloadName,
  listName,
  type DownloadChoice,
  type Finding,
} from '@dropwatt/automations'
import { metafieldIn } from '@dropwatt/automations/options'
import { listFile } from '../listFile.ts'
import type { Downloads, NamedFile } from '../messages.ts'
import type { PackedReportWords } from '../packing.ts'
import type { FileState } from './FileState.ts'

/** Names the files of a download in some parts. */
function fileNames(name: string, label: string, parts: number): string[] {
  if (parts <= 1) return [downloadName(name, label)]
  return Array.from({ length: parts }, (_, index) => downloadName(name, label, index + 1))
}

/** The calls that write the file, and lists about it, for its owner to download. */
export function downloadCalls(state: FileState) {
  return {
    /** Tells what each way to download the file amounts to. */
    downloads(label: string): Downloads {
      const { name, current, excludedColumns } = state.file
      const { changed, whole, guard } = state.file.downloadFacts()
      const { header } = current.table
      const missing = new Set(guard.missingColumns.map((key) => current.columns.find(key)))
      return {
        changed: { ...changed, fileNames: fileNames(name, label, 1) },
        whole: { ...whole, fileNames: fileNames(name, label, 1) },
        parts: fileNames(name, label, whole.parts),
        optionValues: guard.optionValues,
        emptied: guard.emptied,
        deleted: guard.deleted,
        missingColumns: guard.missingColumns.map((key) => {
          const column = current.columns.find(key)
          return (column === undefined ? undefined : header[column]) ?? columnNames[key][0]
        }),
        excludedColumns: excludedColumns
          .filter((column) => !missing.has(column))
          .map((column) => {
            const columnName = header[column] ?? ''
            return metafieldIn(columnName)?.name || columnName
          }),
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
