'use client'
import { useStrings } from '../i18n/index.js'
import { findAutomation, type AutomationSlug } from './automations.js'
import { automationDescriptions } from './automationDescriptions.strings.js'
import { automationGroupLabels, automationLabels } from './automations.strings.js'
import type { SettingsSlug } from './settings.js'
import { settingsDescriptions } from './settingsDescriptions.strings.js'
import { settingsLabels } from './settings.strings.js'

export interface AutomationText {
  /** Name of the automation: its entry in the sidebar and the heading of its page. */
  readonly label: string
  /** What it does, in one sentence. */
  readonly description: string
  /** Name of the group it belongs to. */
  readonly group: string
}

/** Reads what an automation is called, in the language in force. */
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

export interface SettingsText {
  /** Name of the page: its entry in the sidebar and its heading. */
  readonly label: string
  /** What it is for, in one sentence. */
  readonly description: string
}

/** Reads what a settings page is called, in the language in force. */
export function useSettingsText(slug: SettingsSlug): SettingsText {
  const labels = useStrings(settingsLabels)
  const descriptions = useStrings(settingsDescriptions)
  return { label: labels[slug], description: descriptions[slug] }
}
