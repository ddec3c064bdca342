'use client'
import { useStrings } from '../i18n/index.js'
import type { SettingsSlug } from './settings.js'
import { settingsDescriptions } from './settingsDescriptions.strings.js'
import { settingsLabels } from './settings.strings.js'

export interface SettingsText {
  /** Name of the page: its entry in the sidebar and its heading. */
  readonly label: string
  /** Description, in one sentence. */
  readonly description: string
}

/** Returns the name and description of a settings page, in the current language. */
export function useSettingsText(slug: SettingsSlug): SettingsText {
  const labels = useStrings(settingsLabels)
  const descriptions = useStrings(settingsDescriptions)
  return { label: labels[slug], description: descriptions[slug] }
}
