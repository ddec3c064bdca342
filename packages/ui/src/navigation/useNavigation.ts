'use client'
import { useMemo } from 'react'
import { useStrings } from '../i18n/index.js'
import { automationGroupLabels, automationLabels } from '../catalogue/automations.strings.js'
import { buildNavigation, defaultBasePath, type NavigationEntry } from './navigation.js'
import { navigationStrings } from './navigation.strings.js'
import { settingsLabels } from './settings.strings.js'

/** Returns the dashboard's navigation in the current language. */
export function useNavigation(basePath: string = defaultBasePath): readonly NavigationEntry[] {
  const entries = useStrings(navigationStrings)
  const groups = useStrings(automationGroupLabels)
  const automations = useStrings(automationLabels)
  const settings = useStrings(settingsLabels)
  return useMemo(
    () => buildNavigation({ entries, groups, automations, settings }, basePath),
    [entries, groups, automations, settings, basePath],
  )
}
