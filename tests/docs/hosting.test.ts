import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStepNames } from '@dropwatt/tooling/readme'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** The pages below Authentication in the dashboard of a Supabase project, from top to bottom. */
const dashboard = [
  'Users',
  'Email',
  'Policies',
  'Sign In / Providers',
  'OAuth Server',
  'Sessions',
  'Rate Limits',
  'Multi-Factor',
  'URL Configuration',
  'Attack Protection',
  'Auth Hooks',
  'Audit Logs',
  'Performance',
]

/** Sorts names by their place in a list; names that are not in it come first. */
const inOrderOf = (list: readonly string[], names: readonly string[]) =>
  names.toSorted((one, other) => list.indexOf(one) - list.indexOf(other))

test('the settings of the Supabase project are in the order of its dashboard', () => {
  const names = readStepNames(read('docs/hosting.md'), 'The Supabase project')
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !dashboard.includes(name))).toEqual([])
  expect(names).toEqual(inOrderOf(dashboard, names))
})

test('the README names the same settings in the same order', () => {
  const all = readStepNames(read('docs/hosting.md'), 'The Supabase project')
  const names = readStepNames(read('README.md'), 'Connect a Supabase project')
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !all.includes(name))).toEqual([])
  expect(names).toEqual(inOrderOf(all, names))
})
