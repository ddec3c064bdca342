import {
  AffiliateIcon,
  AutomationIcon,
  CommunityIcon,
  DashboardIcon,
  SettingsIcon,
  SupportIcon,
  type Icon,
} from '../icons/index.js'
import { automations } from '../catalogue/automations.js'
import {
  automationGroups,
  automationSubpath,
  type AnyAutomationSlug,
  type AutomationGroup,
  type AutomationSlug,
} from '../catalogue/slugs.js'
import { settingsPages, type SettingsSlug } from './settings.js'

/** Default base path of the dashboard. */
export const defaultBasePath = '/dashboard'

/** Id of the workbench on an automation page. */
export const workbenchId = 'workbench'

/** A link to a page. */
export interface NavigationLink {
  readonly kind: 'link'
  readonly href: string
  readonly label: string
  readonly icon?: Icon
  /** Shows a warning icon. @default false */
  readonly needsAttention?: boolean
}

/** A collapsible group of pages. */
export interface NavigationGroup {
  readonly kind: 'group'
  readonly id: string
  readonly label: string
  readonly icon?: Icon
  readonly entries: readonly NavigationEntry[]
}

export type NavigationEntry = NavigationLink | NavigationGroup

/** Labels of all entries of the navigation. */
export interface NavigationLabels {
  readonly entries: Readonly<
    Record<'dashboard' | 'automations' | 'settings' | 'affiliate' | 'support' | 'community', string>
  >
  readonly groups: Readonly<Record<AutomationGroup, string>>
  readonly automations: Readonly<Record<AutomationSlug, string>>
  readonly settings: Readonly<Record<SettingsSlug, string>>
}

/** Returns the address of a settings page. */
export function settingsHref(slug: SettingsSlug, basePath: string = defaultBasePath): string {
  return `${basePath}/settings/${slug}`
}

/** Returns the address of an automation. */
export function automationHref(
  slug: AnyAutomationSlug,
  basePath: string = defaultBasePath,
): string {
  return `${basePath}/${automationSubpath(slug)}`
}

/** Returns the address of the files on this device. */
export function filesHref(basePath: string): string {
  return `${basePath}/files`
}

/** Returns the entries of the dashboard's navigation, with the automations and the settings pages. */
export function buildNavigation(
  labels: NavigationLabels,
  basePath: string = defaultBasePath,
): readonly NavigationEntry[] {
  const page = (id: 'affiliate' | 'support' | 'community', icon: Icon): NavigationLink => ({
    kind: 'link',
    href: `${basePath}/${id}`,
    label: labels.entries[id],
    icon,
  })
  return [
    { kind: 'link', href: basePath, label: labels.entries.dashboard, icon: DashboardIcon },
    {
      kind: 'group',
      id: 'automations',
      label: labels.entries.automations,
      icon: AutomationIcon,
      entries: automationGroups.map((group) => automationGroup(group, labels, basePath)),
    },
    {
      kind: 'group',
      id: 'settings',
      label: labels.entries.settings,
      icon: SettingsIcon,
      entries: settingsPages.map((slug) => ({
        kind: 'link',
        href: settingsHref(slug, basePath),
        label: labels.settings[slug],
      })),
    },
    page('affiliate', AffiliateIcon),
    page('support', SupportIcon),
    page('community', CommunityIcon),
  ]
}

function automationGroup(
  group: AutomationGroup,
  labels: NavigationLabels,
  basePath: string,
): NavigationGroup {
  return {
    kind: 'group',
    id: group,
    label: labels.groups[group],
    entries: automations
      .filter((automation) => automation.group === group)
      .map((automation) => ({
        kind: 'link',
        href: automationHref(automation.slug, basePath),
        label: labels.automations[automation.slug],
        needsAttention: automation.needsAttention === true,
      })),
  }
}

/** Returns the page at an address, or `undefined` if there is none. */
export function findPage(
  entries: readonly NavigationEntry[],
  href: string,
): NavigationLink | undefined {
  for (const entry of entries) {
    const found = entry.kind === 'group' ? findPage(entry.entries, href) : entry
    if (found?.href === href) return found
  }
  return undefined
}

/** Returns the ids of the groups that contain a page, outermost first; empty if there are none. */
export function groupsAround(entries: readonly NavigationEntry[], href: string): readonly string[] {
  for (const entry of entries) {
    if (entry.kind === 'link') continue
    if (entry.entries.some((child) => child.kind === 'link' && child.href === href)) {
      return [entry.id]
    }
    const inner = groupsAround(entry.entries, href)
    if (inner.length > 0) return [entry.id, ...inner]
  }
  return []
}
