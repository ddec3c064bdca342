import { describe, expect, test } from 'vitest'
import { automations, findAutomation } from '../catalogue/automations.js'
import { automationGroupLabels, automationLabels } from '../catalogue/automations.strings.js'
import { buildNavigation, groupsAround, type NavigationEntry } from './navigation.js'
import { navigationStrings } from './navigation.strings.js'
import { settingsPages } from './settings.js'
import { settingsLabels } from './settings.strings.js'

const navigation = buildNavigation({
  entries: navigationStrings.en,
  groups: automationGroupLabels.en,
  automations: automationLabels.en,
  settings: settingsLabels.en,
})

interface Outline {
  readonly [label: string]: readonly (string | Outline)[]
}

function outline(entries: readonly NavigationEntry[]): readonly (string | Outline)[] {
  return entries.map((entry) =>
    entry.kind === 'link' ? entry.label : { [entry.label]: outline(entry.entries) },
  )
}

/** Returns the path of each page: its groups, then its label. */
function placesIn(entries: readonly (string | Outline)[], above = ''): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string'
      ? above + entry
      : Object.entries(entry).flatMap(([label, inner]) => placesIn(inner, `${above}${label} > `)),
  )
}

function addresses(entries: readonly NavigationEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'link' ? [entry.href] : addresses(entry.entries),
  )
}

describe('navigation', () => {
  test('lists every page in the specified order', () => {
    const specified = placesIn([
      'Dashboard',
      {
        Automations: [
          {
            'Product Enhancements': [
              'Currency Converter',
              'AI Copy Optimizer',
              'Size Exchanger',
              'Variant Title Fixer',
              'Product Translation',
              'Auto-Tag Products',
            ],
          },
          {
            'Image Tools': [
              'Remove Background',
              'Swappable Background',
              'Dynamic Watermark',
              'Image Compression',
            ],
          },
          {
            'Bulk & Pricing': [
              'Mass Compare-at-Price',
              'Remove Track Quantity',
              'Change Vendor in Bulk',
              'Remove Metadata',
            ],
          },
          { 'Import & Sync': ['Single Product Importer', 'Bulk Products Importer'] },
          { Analytics: ['COGS Monitor'] },
        ],
      },
      {
        Settings: [
          'Account',
          'Shopify Store',
          'Plan & Billing',
          'Usage & Quotas',
          'Automation Defaults',
          'Team & Roles',
          'Notifications',
          'API Keys & Webhooks',
          'Theme & Language',
        ],
      },
      'Affiliate Program',
      'Support',
      'Top E-Com Community',
    ])
    // Further automations can be listed between the specified ones.
    const places = placesIn(outline(navigation)).filter((place) => specified.includes(place))
    expect(places).toEqual(specified)
  })

  test('has a unique address under the base path for every page', () => {
    const hrefs = addresses(navigation)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(
      hrefs.filter((href) => href !== '/dashboard' && !href.startsWith('/dashboard/')),
    ).toEqual([])
    expect(hrefs).toHaveLength(1 + automations.length + settingsPages.length + 3)
  })

  test('returns the groups that contain a page, outermost first', () => {
    expect(groupsAround(navigation, '/dashboard/cogs-monitor')).toEqual([
      'automations',
      'analytics',
    ])
    expect(groupsAround(navigation, '/dashboard/settings/api-keys')).toEqual(['settings'])
    expect(groupsAround(navigation, '/dashboard')).toEqual([])
    expect(groupsAround(navigation, '/elsewhere')).toEqual([])
  })
})

describe('findAutomation', () => {
  test('throws for an unknown slug', () => {
    expect(() => findAutomation('constructor' as never)).toThrow(/no automation "constructor"/)
  })
})
