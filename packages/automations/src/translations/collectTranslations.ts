import { textOfPatch } from '../preview/PatchIndex.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import type { SavedTranslation } from './memory.ts'

/**
 * Lists the translations that a job wrote, so that they can be saved for texts that are the same.
 *
 * @param id that of the job
 */
export function collectTranslations(file: OpenFile, id: string): readonly SavedTranslation[] {
  const { table, translations } = file.current
  const job = file.jobs.find((each) => each.id === id)
  if (!translations || !job) return []
  return job.patches.flatMap(([sourceRow, column, , after]) => {
    const translation = textOfPatch(after)
    if (column !== translations.translation || translation.trim() === '') return []
    const row = file.row(sourceRow)
    const source = table.text(row, translations.source)
    return { source, locale: table.text(row, translations.locale).trim(), translation }
  })
}
