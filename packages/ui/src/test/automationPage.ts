import type { ComponentType } from 'react'
import type { AutomationSlug } from '../catalogue/slugs.js'
import * as pages from '../pages/AutomationPage/named/index.js'
import type { AutomationPageProps } from '../pages/AutomationPage/index.js'

/** `auto-tag` in the capitals of a component. */
export type InCapitals<Slug extends string> = Slug extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${InCapitals<Rest>}`
  : Capitalize<Slug>

/** Every slug has a page that is named after it: what is forgotten does not compile. */
const pageByName: Readonly<
  Record<`${InCapitals<AutomationSlug>}Page`, ComponentType<AutomationPageProps>>
> = pages

/** Finds the page that is named after an automation. */
export function automationPage(slug: AutomationSlug): ComponentType<AutomationPageProps> {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return pageByName[`${words.join('')}Page` as keyof typeof pageByName]
}
