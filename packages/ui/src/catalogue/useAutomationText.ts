'use client'
import { useStrings } from '../i18n/index.js'
import { automationDescriptions } from './automationPages.strings.js'
import { findAutomation } from './automations.js'
import {
  automationGroupLabels,
  automationLabels,
  extraAutomationDescriptions,
} from './automations.strings.js'
import type { AnyAutomationSlug, AutomationSlug, ExtraAutomationSlug } from './slugs.js'

export interface AutomationText {
  /** Name of the automation: its entry in the sidebar and the heading of its page. */
  readonly label: string
  /** Description, in one sentence. */
  readonly description: string
  /** Name of its group. */
  readonly group: string
}

/** Returns the names of all automations by their slugs, in the current language. */
export function useAutomationLabels(): Readonly<Record<AnyAutomationSlug, string>> {
  return useStrings(automationLabels)
}

/** Returns the name, description and group of an automation, in the current language. */
export function useAutomationText(slug: AutomationSlug): AutomationText {
  const labels = useStrings(automationLabels)
  const descriptions = useStrings(automationDescriptions)
  const groups = useStrings(automationGroupLabels)
  return {
    label: labels[slug],
    description: descriptions[slug],
    group: groups[findAutomation(slug).group],
  }
}

/** Returns the name and description of an automation beside the groups, in the current language. */
export function useExtraAutomationText(slug: ExtraAutomationSlug): Omit<AutomationText, 'group'> {
  const labels = useStrings(automationLabels)
  const descriptions = useStrings(extraAutomationDescriptions)
  return { label: labels[slug], description: descriptions[slug] }
}
