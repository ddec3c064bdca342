import { isFileAutomationSlug, isImportSlug, kindFor } from '@dropwatt/automations/options'
import type { FileKind } from '@dropwatt/ui/workbench'
import type { AutomationSlug } from '../../paths.ts'
import { sourceKinds } from '../sourceKinds.ts'

/** Returns the kind of file that an automation works on; an export for the one that also works on images. */
export function neededKind(slug: AutomationSlug): FileKind {
  if (isFileAutomationSlug(slug)) return kindFor(slug)
  return isImportSlug(slug) ? sourceKinds[slug] : 'images'
}
