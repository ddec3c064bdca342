import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../server/app.ts'
import { compressFiles } from './compress.ts'

const distDir = await mkdtemp(join(tmpdir(), 'dropwatt-compress-'))
afterAll(() => rm(distDir, { recursive: true }))

const script = 'export const answer = 42\n'.repeat(100)

beforeAll(async () => {
  await mkdir(join(distDir, 'assets'))
  const template = await readFile(join(import.meta.dirname, '../index.html'))
  await writeFile(join(distDir, 'index.html'), template)
  await writeFile(join(distDir, 'assets/main-abc123.js'), script)
  await writeFile(join(distDir, 'assets/small-abc123.js'), 'export {}')
  await writeFile(join(distDir, 'assets/geist-abc123.woff2'), 'wOF2'.repeat(1000))
  await compressFiles(distDir)
})

test('a text lies beside its two smaller forms', async () => {
  const file = join(distDir, 'assets/main-abc123.js')
  const [br, gz] = [await readFile(`${file}.br`), await readFile(`${file}.gz`)]
  expect(brotliDecompressSync(br).toString()).toBe(script)
  expect(gunzipSync(gz).toString()).toBe(script)
  expect(br.byteLength).toBeLessThan(gz.byteLength)
})

test.each(['small-abc123.js', 'geist-abc123.woff2'])('%s is left as it is', async (name) => {
  await expect(access(join(distDir, `assets/${name}.br`))).rejects.toThrow('ENOENT')
})

test.each(['br', 'gzip'])('the server sends the form that %s reads', async (encoding) => {
  const app = createApp({ distDir })
  const { headers } = await app.request('http://localhost/assets/main-abc123.js', {
    headers: { 'accept-encoding': `${encoding}, identity` },
  })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toContain('immutable')
})
