import type { Icon } from '../icons/index.js'
import { automationRecords, extraRecords } from './automationRecords.js'
import {
  automationGroups,
  automationsByGroup,
  extraAutomationSlugs,
  type AnyAutomationSlug,
  type AutomationGroup,
  type AutomationSlug,
  type ExtraAutomationSlug,
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

/** An automation beside the groups, without a place in the sidebar. */
export interface ExtraAutomation {
  readonly slug: ExtraAutomationSlug
  readonly icon: Icon
}

/** The automations beside the groups, in display order. */
export const extraAutomations: readonly ExtraAutomation[] = extraAutomationSlugs.map((slug) => ({
  slug,
  icon: extraRecords[slug].icon,
}))

/**
 * Returns the record of an automation.
 *
 * @throws RangeError if there is no automation with this slug
 */
export function findAutomation(slug: AutomationSlug): Automation
export function findAutomation(slug: AnyAutomationSlug): Automation | ExtraAutomation
export function findAutomation(slug: AnyAutomationSlug): Automation | ExtraAutomation {
  const automation = [...automations, ...extraAutomations].find((one) => one.slug === slug)
  if (!automation) {
    throw new RangeError(
      `[@dropwatt/ui] There is no automation "${slug}", so its page cannot be shown. Use a slug from "automations" or "extraAutomations".`,
    )
  }
  return automation
}
