import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { hostedOrigin, localOrigin } from './servers.ts'

const dist = join(import.meta.dirname, '../../packages/app/dist')

/** Patterns of secrets, each with an example that must match. */
const patterns: readonly (readonly [sort: string, pattern: RegExp, example: string])[] = [
  [
    'a private JWK',
    /["'`]?d["'`]?\s*:\s*["'`][\w-]{43}["'`]/,
    `{"kty":"EC","d":"${'a'.repeat(43)}"}`,
  ],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/, '-----BEGIN PRIVATE KEY-----'],
  ['a JWT', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/, 'eyJhbGciOiJFUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.x'],
  ['a secret key of Supabase', /sb_secret_[\w-]/, 'sb_secret_abc'],
  ['a key or secret of the settings', /\b(?:dw|whsec)_\w{8,}/, 'dw_live_81c04f2a'],
  ['a secret of Google', /GOCSPX-/, 'GOCSPX-abc'],
  ['a password hash', /\$argon2id?\$/, '$argon2id$v=19'],
  ['the map of a source', /sourceMappingURL=/, '//# sourceMappingURL=main.js.map'],
]

function secretsIn(text: string): string[] {
  return patterns.flatMap(([sort, pattern]) => (pattern.test(text) ? [sort] : []))
}

test('check 21: a secret of each kind would be found', () => {
  for (const [sort, , example] of patterns) expect(secretsIn(example)).toEqual([sort])
})

test('[(408)] check 21: no file of the build contains a secret', async () => {
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
  expect(paths.some((path) => path.endsWith('.js'))).toBe(true)
  expect(paths.filter((path) => /\.map$|\.sqlite|jwk|\.env/.test(path))).toEqual([])
  for (const path of paths) {
    expect([path, secretsIn(await readFile(path, 'latin1'))]).toEqual([path, []])
  }
})

test('check 21: served pages load neither a secret nor the key of this server', async ({
  page,
}) => {
  const dataDir = join(import.meta.dirname, '../../test-results/e2e/data')
  const { d } = JSON.parse(await readFile(join(dataDir, 'jwk.json'), 'utf8'))
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text()))
  for (const origin of [localOrigin, hostedOrigin]) {
    await page.goto(`${origin}/signin`, { waitUntil: 'networkidle' })
  }
  const served = (await Promise.all(bodies)).join('\n')
  expect(served).toContain('<div id="root"')
  expect(secretsIn(served)).toEqual([])
  expect(served).not.toContain(d)
})
