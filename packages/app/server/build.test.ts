import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const vite = join(fileURLToPath(import.meta.resolve('vite/package.json')), '../bin/vite.js')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwatt-build-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Builds the app for a project into a new folder, and returns the result. */
function build(url: string, anonKey: string) {
  const env = { PATH: process.env.PATH, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey }
  return new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [vite, 'build', '--outDir', join(folder, 'dist')],
      { cwd: join(import.meta.dirname, '..'), env },
      (error, stdout, stderr) => resolve({ failed: error !== null, output: stdout + stderr }),
    )
  })
}

const url = 'https://abc.supabase.co'
const payload = Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url')

test.each([
  ['a URL without https', 'http://abc.supabase.co', 'sb_publishable_0123', 'VITE_SUPABASE_URL'],
  ['an empty key', url, '', 'VITE_SUPABASE_ANON_KEY'],
  ['an empty URL', '', 'sb_publishable_0123', 'VITE_SUPABASE_URL'],
  ['a secret key', url, 'sb_secret_do_not_tell', 'VITE_SUPABASE_ANON_KEY'],
  ['a service-role key', url, `eyJhbGciOiJIUzI1NiJ9.${payload}.c2ln`, 'VITE_SUPABASE_ANON_KEY'],
])('quality 26: %s stops the build', async (_what, address, anonKey, name) => {
  const { failed, output } = await build(address, anonKey)
  expect(failed).toBe(true)
  expect(output).toMatch(/^[^\n]+\n$/)
  expect(output).toContain(name)
  expect(output).not.toContain(anonKey || 'sb_')
  expect(existsSync(join(folder, 'dist'))).toBe(false)
})
