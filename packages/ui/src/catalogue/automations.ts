import type { Icon } from '../icons/index.js'
import { automationRecords } from './automationRecords.js'
import {
  automationGroups,
  automationsByGroup,
  type AutomationGroup,
  type AutomationSlug,
} from './slugs.js'

export interface Automation {
  readonly slug: AutomationSlug
  readonly group: AutomationGroup
  readonly icon: Icon
  /** Shows a warning icon in the navigation. */
  readonly needsAttention?: true
}

/** The automations, in display order. */
export const automations: readonly Automation[] = automationGroups.flatMap((group) =>
  automationsByGroup[group].map((slug) => {
    const { icon, needsAttention } = automationRecords[slug]
    return { slug, group, icon, needsAttention }
  }),
)

/**
 * Returns the record of an automation.
 *
 * @throws RangeError if there is no automation with this slug
 */
export function findAutomation(slug: AutomationSlug): Automation {
  const automation = automations.find((one) => one.slug === slug)
  if (!automation) {
    throw new RangeError(
      `[@dropwatt/ui] There is no automation "${slug}", so its page cannot be shown. Use a slug from "automations".`,
    )
  }
  return automation
}
