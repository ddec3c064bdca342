import { paths } from './paths.js'

/** Ids of the landing page's sections that links lead to, in the order in which they stand. */
export const sections = [
  'hero',
  'pricing',
  'features',
  'automations',
  'case-study',
  'integrations',
] as const
export type SectionId = (typeof sections)[number]

/** Tells the address of a section, which leads there from every page. */
export function sectionHref(section: SectionId): string {
  return `${paths.home}#${section}`
}
