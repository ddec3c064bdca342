import type { ComponentType } from 'react'
import type { AutomationSlug } from '../catalogue/slugs.js'
import * as pages from '../pages/AutomationPage/named/index.js'
import type { AutomationPageProps } from '../pages/AutomationPage/index.js'

/** A slug such as `auto-tag` in Pascal case. */
export type InCapitals<Slug extends string> = Slug extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${InCapitals<Rest>}`
  : Capitalize<Slug>

/** Every slug has a page named after it: a missing one does not compile. */
const pageByName: Readonly<
  Record<`${InCapitals<AutomationSlug>}Page`, ComponentType<AutomationPageProps>>
> = pages

/** Returns the page named after an automation. */
export function automationPage(slug: AutomationSlug): ComponentType<AutomationPageProps> {
  const parts = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return pageByName[`${parts.join('')}Page` as keyof typeof pageByName]
}
