import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeConfig } from './pageConfig.ts'

const html = await readFile(join(import.meta.dirname, '../index.html'), 'utf8')

test('writes both tags of index.html', () => {
  const filled = writeConfig(html, { url: 'https://abc.supabase.co', anonKey: 'key' })
  expect(filled).toContain('name="dropwatt:supabase-url" content="https://abc.supabase.co"')
  expect(filled).toContain('name="dropwatt:supabase-anon-key" content="key"')
})

test('writes the account service, and nothing without one', () => {
  const project = { url: 'https://abc.supabase.co', anonKey: 'key' }
  const accountUrl = 'https://abc.supabase.co/functions/v1/account'
  const tag = 'name="dropwatt:account-url" content='
  expect(writeConfig(html, { ...project, accountUrl })).toContain(`${tag}"${accountUrl}"`)
  expect(writeConfig(html, project)).toContain(`${tag}""`)
})

test('replaces earlier values, so that one build works with every backend', () => {
  const first = writeConfig(html, { url: 'https://abc.supabase.co', anonKey: 'first' })
  const second = writeConfig(first, { url: '', anonKey: 'second' })
  expect(second).not.toContain('abc.supabase.co')
  expect(second).not.toContain('first')
  expect(second).toBe(writeConfig(html, { url: '', anonKey: 'second' }))
})

test('escapes values', () => {
  const anonKey = '"><script>alert(1)</script>$&'
  const filled = writeConfig(html, { url: '', anonKey })
  expect(filled).not.toContain(anonKey)
  expect(filled).toContain('content="&quot;>&lt;script>alert(1)&lt;/script>$&amp;"')
})

test('throws when a tag is missing', () => {
  expect(() => writeConfig('<html></html>', { url: '', anonKey: 'key' })).toThrow(
    'dropwatt:supabase-url',
  )
})
