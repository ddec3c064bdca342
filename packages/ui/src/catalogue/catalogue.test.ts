import { expect, test } from 'vitest'
import { automationTexts } from './bySlug/automationTexts.js'
import {
  automationDescriptions,
  automationFactStrings,
  sampleWords,
} from './automationPages.strings.js'
import { automationLabels, extraAutomationDescriptions } from './automations.strings.js'
import { automations } from './automations.js'
import {
  automationGroups,
  automationsByGroup,
  automationSlugs,
  automationSubpath,
  extraAutomationSlugs,
} from './slugs.js'

test('an automation is in one group and is listed once', () => {
  expect(new Set(automationSlugs).size).toBe(automationSlugs.length)
  expect(automations.map(({ slug, group }) => [group, slug])).toEqual(
    automationGroups.flatMap((group) => automationsByGroup[group].map((slug) => [group, slug])),
  )
})

test('each automation has a unique name and description', () => {
  const all = automationSlugs.length + extraAutomationSlugs.length
  expect(new Set(Object.values(automationLabels.en)).size).toBe(all)
  const descriptions = { ...automationDescriptions.en, ...extraAutomationDescriptions.en }
  expect(new Set(Object.values(descriptions)).size).toBe(all)
})

test.each([
  ['words', sampleWords.en],
  ['facts', automationFactStrings.en],
] as const)('the keys of %s are unique across automations and shared ones', (part, joined) => {
  const own = Object.values(automationTexts).flatMap((texts): [string, string][] =>
    Object.entries(Reflect.get(texts, part) ?? {}),
  )
  expect(new Set(own.map(([key]) => key)).size).toBe(own.length)
  expect(Object.entries(joined)).toEqual(expect.arrayContaining(own))
})

test('an automation beside the groups has an address among the files', () => {
  expect(extraAutomationSlugs.map(automationSubpath)).toEqual(['files/prices', 'files/edit'])
  expect(automationSubpath('auto-tag')).toBe('auto-tag')
})
