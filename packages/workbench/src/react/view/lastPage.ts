import {
  isFileAutomationSlug,
  isImageSlug,
  type AutomationSlug,
} from '@dropwatt/automations/options'
import type { FileRecord } from '../../core/storage/records.ts'
import { importerOf } from '../../core/store/Importing.ts'
import type { JobDescription } from '../../core/engine/packing.ts'
import type { HostPaths } from '../WorkbenchHost.tsx'

/**
 * Returns the automation whose page continues with a file: its importer, or the one that was applied
 * last, or the first one for its kind if none was.
 */
export function automationOf(
  file: FileRecord | undefined,
  jobs: readonly JobDescription[] = [],
): AutomationSlug {
  const importer = file && importerOf(file)
  if (importer) return importer
  if (file?.kind === 'translations') return 'product-translation'
  const isImages = file?.kind === 'images'
  const isOfKind = isImages ? isImageSlug : isFileAutomationSlug
  const slugs = jobs.flatMap(({ origin }) =>
    origin.kind === 'automation' && isOfKind(origin.slug) ? origin.slug : [],
  )
  return slugs.at(-1) ?? (isImages ? 'remove-background' : 'mass-compare-price')
}

/** Returns the path of the page that continues with a file. */
export function pageOf(
  paths: HostPaths,
  file: FileRecord | undefined,
  jobs: readonly JobDescription[] | undefined,
): string {
  return paths.automation(automationOf(file, jobs))
}
