import { automationSlugs } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import { isFileOnly } from './liveWork.ts'

test('importers and images need files', () => {
  expect(automationSlugs.filter((slug) => isFileOnly(slug)).toSorted()).toEqual([
    'bulk-products-importer',
    'dynamic-watermark',
    'image-compression',
    'product-importer',
    'remove-background',
    'swappable-background',
  ])
})

test.each([
  [{ how: 'exclude', fields: ['Fabric (product.metafields.custom.fabric)'] }, true],
  [{ how: 'exclude', fields: [], seo: true }, false],
  [{ how: 'clear', fields: ['Fabric (product.metafields.custom.fabric)'] }, false],
])('metafields with %j: %s', (options, expected) => {
  expect(isFileOnly('remove-metadata', options)).toBe(expected)
})
