import type { FileKind } from '@dropwatt/automations'
import {
  isFileAutomationSlug,
  isImageSlug,
  isImportSlug,
  kindFor,
} from '@dropwatt/automations/options'
import { automationPath, automationSlugs, type AutomationSlug } from '../../../../app/src/paths.ts'
import { sourceKinds } from '../../core/sourceKinds.ts'
import type { FileRecord } from '../../core/storage/records.ts'

/** Returns the automation whose page is at a path. */
export function slugIn(pathname: string): AutomationSlug | undefined {
  return automationSlugs.find((slug) => pathname === automationPath(slug))
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
