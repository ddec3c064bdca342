import {
  automationFields,
  automationSlugs,
  defaultOptions,
  isFileAutomationSlug,
  type AutomationSlug,
} from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import {
  automationRecords,
  extraRecords,
} from '../../packages/ui/src/catalogue/automationRecords.ts'
import { askedPermissions } from '../../packages/workbench/src/core/live/askedPermissions.ts'
import { isFileOnly } from '../../packages/workbench/src/core/live/liveWork.ts'
import { readDocuments } from './documents.ts'

const { text } = readDocuments().find(({ path }) => path === 'docs/store.md')!
const [, section = ''] = text.split('## What each automation writes\n')
const rows = section
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
const records = { ...automationRecords, ...extraRecords }

/** Returns the cells of the row of an automation. */
function rowOf(slug: AutomationSlug) {
  const found = rows.find(([, name]) => name === records[slug].label)
  const [, , writes = '', permission = ''] = found ?? []
  return { writes, permission }
}

test('the table of automations has each of them once', () => {
  const names = rows.map(([, name]) => name)
  expect(names).toHaveLength(automationSlugs.length)
  expect(new Set(names)).toEqual(new Set(automationSlugs.map((slug) => records[slug].label)))
})

test('it says which work on files alone', () => {
  const said = automationSlugs.filter((slug) => rowOf(slug).writes.includes('on files alone'))
  expect(said).toEqual(automationSlugs.filter((slug) => isFileOnly(slug)))
})

test('it says which ask for a further permission', () => {
  const notPermitted = new Map([
    ['Image alt text', 'needs-write_files' as const],
    ['Translated content', 'needs-write_translations' as const],
  ])
  const chosen = { parts: ['alt'], replace: true, columns: ['Image alt text'] }
  const asked = automationSlugs.filter(isFileAutomationSlug).flatMap((slug) => {
    const options = { ...defaultOptions(automationFields[slug]), ...chosen }
    const scopes = [...askedPermissions(slug, options, notPermitted).values()].flat()
    return scopes.map((scope) => `${slug} ${scope}`)
  })
  const said = automationSlugs.flatMap((slug) => {
    const scopes = rowOf(slug).permission.matchAll(/`(write_[a-z]+)`/g)
    return Array.from(scopes, ([, scope]) => `${slug} ${scope}`)
  })
  expect(said).toEqual(asked)
})
