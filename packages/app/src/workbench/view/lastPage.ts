import { isFileAutomationSlug, isImageSlug } from '@dropwatt/automations/options'
import { automationPath } from '../../paths.ts'
import type { FileRecord } from '../storage/records.ts'
import { importerOf } from '../store/Importing.ts'
import type { JobDescription } from '../engine/packing.ts'

/** Returns the path of the automation that changed a file last, or of the first one if none did. */
function lastPage(jobs: readonly JobDescription[] = []): string {
  const slugs = jobs.flatMap(({ origin }) =>
    origin.kind === 'automation' && isFileAutomationSlug(origin.slug) ? origin.slug : [],
  )
  return automationPath(slugs.at(-1) ?? 'mass-compare-price')
}

/** Returns the path of the automation for images that was applied last, or of the first one if none was. */
function lastImagePage(jobs: readonly JobDescription[] = []): string {
  const slugs = jobs.flatMap(({ origin }) =>
    origin.kind === 'automation' && isImageSlug(origin.slug) ? origin.slug : [],
  )
  return automationPath(slugs.at(-1) ?? 'remove-background')
}

/** Returns the path of the page that continues with a file: of its importer, or of its last automation. */
export function pageOf(
  file: FileRecord | undefined,
  jobs: readonly JobDescription[] | undefined,
): string {
  if (file?.kind === 'images') return lastImagePage(jobs)
  const importer = file && importerOf(file)
  return importer ? automationPath(importer) : lastPage(jobs)
}
