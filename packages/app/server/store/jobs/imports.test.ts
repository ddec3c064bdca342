import type { FileAutomationSlug, Options } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import { differingCells } from '../testing/member.ts'
import { openMember } from '../testing/openMember.ts'
import { domain } from '../testing/world.ts'

test.each<[slug: FileAutomationSlug, options: Options]>([
  ['mass-compare-price', { columns: ['Compare-at price'] }],
  ['mass-compare-price', { action: 'clear', columns: ['Compare-at price'] }],
  ['currency-converter', { from: 'EUR', to: 'USD' }],
  ['size-exchanger', { to: 'US', kind: { Shoes: 'shoes' }, who: { Shoes: 'women' } }],
  [
    'variant-title-fixer',
    { tidy: ['spaces', 'title', 'units'], pattern: ' × ', with: 'x', ids: true },
  ],
  ['auto-tag', { words: ['colour', 'material', 'season', 'audience'] }],
  ['bulk-vendor-change', { tag: true, empty: 'House' }],
  ['remove-track-quantity', {}],
  ['cogs-monitor', { costs: 'divide' }],
  ['ai-copy-optimizer', { parts: ['title', 'description', 'seo-title', 'seo-description', 'alt'] }],
  [
    'remove-metadata',
    { fields: ['Fabric (product.metafields.shopify.fabric)'], how: 'clear', seo: true },
  ],
])('22: %s writes what an import of its download gives: %j', async (slug, options) => {
  const { member, ended } = await openMember({ products: 60 })
  const { intents, refused, download } = await member.plan(slug, options)
  expect(intents.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
  expect((await ended((await member.add(intents)).id)).state).toBe('done')
  const shops = [{ domain, name: 'Imported', products: 0, file: download }]
  const imported = await openMember({ shops })
  expect(differingCells(await imported.member.readFile(), await member.readFile())).toEqual([])
})
