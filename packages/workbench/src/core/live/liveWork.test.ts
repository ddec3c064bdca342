import { automationFields, automationSlugs, type OptionField } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import { fileOnlyChoices, isFileOnly } from './liveWork.ts'

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

test.each([
  [{ which: 'service' }, true],
  [{ which: 'service', back: true }, false],
  [{ which: 'all' }, false],
  [{}, false],
])('tracking with %j: %s', (options, expected) => {
  expect(isFileOnly('remove-track-quantity', options)).toBe(expected)
})

test('pictures need files', () => {
  expect(isFileOnly('remove-metadata', { what: 'images' })).toBe(true)
})

test('a choice that only files have is one of its option', () => {
  for (const slug of automationSlugs) {
    const fields: readonly OptionField[] = automationFields[slug]
    for (const [key, values] of Object.entries(fileOnlyChoices(slug))) {
      expect(fields.find((field) => field.key === key)).toMatchObject({
        choices: expect.arrayContaining([...values]),
      })
    }
  }
})
