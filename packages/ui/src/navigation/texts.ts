'use client'
import { useStrings } from '../i18n/index.js'
import type { SettingsSlug } from './settings.js'
import { settingsDescriptions } from './settingsDescriptions.strings.js'
import { settingsLabels } from './settings.strings.js'

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
