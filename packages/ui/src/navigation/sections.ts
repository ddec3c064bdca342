import { paths } from './paths.js'

/** Ids of the linked sections of the landing page, in page order. */
export const sections = [
  'hero',
  'pricing',
  'features',
  'automations',
  'case-study',
  'integrations',
] as const
export type SectionId = (typeof sections)[number]

/** Returns the address of a section of the landing page; it works from every page. */
export function sectionHref(section: SectionId): string {
  return `${paths.home}#${section}`
}
