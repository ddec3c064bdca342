import type { FileKind } from '@dropwatt/automations'
import {
  automationSlugs,
  isFileAutomationSlug,
  isImageSlug,
  isImportSlug,
  kindFor,
  type AutomationSlug,
} from '@dropwatt/automations/options'
import { sourceKinds } from '../../core/sourceKinds.ts'
import type { FileRecord } from '../../core/storage/records.ts'
import type { HostPaths } from '../WorkbenchHost.tsx'

/** Returns the automation whose page is at a path. */
export function slugIn(paths: HostPaths, pathname: string): AutomationSlug | undefined {
  return automationSlugs.find((slug) => pathname === paths.automation(slug))
}

/** Returns whether the page of an automation works on a file. */
export function canUse(
  slug: AutomationSlug,
  { kind = 'products', from }: Pick<FileRecord, 'kind' | 'from'>,
): boolean {
  if (from?.slug === slug || (kind === 'images' && isImageSlug(slug))) return true
  return kind === neededKind(slug)
}

/** Returns the kind of file that an automation works on; an export for the one that also works on images. */
export function neededKind(slug: AutomationSlug): FileKind {
  if (isFileAutomationSlug(slug)) return kindFor(slug)
  return isImportSlug(slug) ? sourceKinds[slug] : 'images'
}
