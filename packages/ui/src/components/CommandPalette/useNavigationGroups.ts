'use client'
import { useMemo } from 'react'
import { automations, extraAutomations } from '../../catalogue/automations.js'
import { useAutomationLabels } from '../../catalogue/useAutomationText.js'
import {
  automationHref,
  type NavigationEntry,
  type NavigationLink,
} from '../../navigation/navigation.js'
import { useNavigation } from '../../navigation/useNavigation.js'
import { useStrings } from '../../i18n/index.js'
import type { Icon } from '../../icons/index.js'
import { commandPaletteStrings } from './CommandPalette.strings.js'
import type { CommandGroup, CommandLink } from './CommandPalette.types.js'

function iconOf(link: NavigationLink): Icon | undefined {
  return automations.find(({ slug }) => link.href.endsWith(`/${slug}`))?.icon
}

/** Flattens a branch of the navigation; the names of parent items become search terms. */
function flat(
  entries: readonly NavigationEntry[],
  fallback: Icon | undefined,
  keywords: readonly string[] = [],
): readonly CommandLink[] {
  return entries.flatMap((entry) =>
    entry.kind === 'group'
      ? flat(entry.entries, fallback, [...keywords, entry.label])
      : {
          id: entry.href,
          label: entry.label,
          href: entry.href,
          icon: entry.icon ?? iconOf(entry) ?? fallback,
          keywords,
        },
  )
}

/** Returns the pages of the dashboard as groups of commands, in the current language. */
export function useNavigationGroups(basePath?: string): readonly CommandGroup[] {
  const navigation = useNavigation(basePath)
  const labels = useAutomationLabels()
  const { pages } = useStrings(commandPaletteStrings)
  return useMemo(() => {
    const top = navigation.filter((entry) => entry.kind === 'link')
    const extras = extraAutomations.map(({ slug, icon }): CommandLink => {
      const href = automationHref(slug, basePath)
      return { id: href, label: labels[slug], href, icon }
    })
    const branches = navigation.filter((entry) => entry.kind === 'group')
    return [
      { heading: pages, entries: flat(top, undefined) },
      ...branches.map(({ id, label, icon, entries }) => ({
        heading: label,
        entries: [...flat(entries, icon), ...(id === 'automations' ? extras : [])],
      })),
    ]
  }, [navigation, pages, labels, basePath])
}
