import {
  automationFields,
  automationSlugs,
  defaultOptions,
  isFileAutomationSlug,
} from '@dropwatt/automations/options'
import { columnNames, translationColumnNames } from '@dropwatt/automations'
import { expect, test } from 'vitest'
import { askedPermissions } from './askedPermissions.ts'

const altText = columnNames.imageAltText[0]
const notPermitted = new Map([[altText, 'needs-write_files' as const]])

const defaultsOf = (slug: Parameters<typeof askedPermissions>[0]) =>
  defaultOptions(automationFields[slug])

test.each([
  ['ai-copy-optimizer', { parts: ['title', 'alt'] }, 'parts'],
  ['edit-columns', { columns: [altText] }, 'columns'],
  ['edit-columns', { replace: false, set: true, column: altText }, 'column'],
] as const)('%s asks for files with %j', (slug, options, key) => {
  const asked = askedPermissions(slug, { ...defaultsOf(slug), ...options }, notPermitted)
  expect([...asked]).toEqual([[key, ['write_files']]])
})

test.each([
  ['ai-copy-optimizer', { parts: ['title'] }],
  ['edit-columns', { replace: false, columns: [altText] }],
  ['edit-columns', { set: false, column: altText }],
] as const)('%s does not ask with %j', (slug, options) => {
  const asked = askedPermissions(slug, { ...defaultsOf(slug), ...options }, notPermitted)
  expect([...asked]).toEqual([])
})

test('translations ask at their language', () => {
  const missing = new Map([
    [translationColumnNames.translation, 'needs-write_translations' as const],
  ])
  const asked = askedPermissions('product-translation', { to: 'de' }, missing)
  expect([...asked]).toEqual([['to', ['write_translations']]])
})

test('nothing is asked where nothing is missing', () => {
  const slugs = automationSlugs.filter(isFileAutomationSlug)
  for (const slug of slugs) expect(askedPermissions(slug, defaultsOf(slug)).size).toBe(0)
})
