import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../server/app.ts'
import { compressFiles } from './compress.ts'
import { makeSite } from './hosts/testing/makeSite.ts'

const { distDir, remove } = await makeSite()
await compressFiles(distDir)
afterAll(remove)

test('a text file gets a brotli and a gzip version', async () => {
  const file = join(distDir, 'assets/main-abc123.js')
  const [text, br, gz] = await Promise.all(['', '.br', '.gz'].map((end) => readFile(file + end)))
  expect(br && brotliDecompressSync(br)).toEqual(text)
  expect(gz && gunzipSync(gz)).toEqual(text)
  expect(br?.byteLength).toBeLessThan(gz?.byteLength ?? 0)
})

test.each(['assets/geist-abc123.woff2', 'favicon.svg'])('%s is not compressed', async (file) => {
  await expect(access(join(distDir, `${file}.br`))).rejects.toThrow('ENOENT')
})

test.each(['br', 'gzip'])('the server sends the %s version on request', async (encoding) => {
  const app = createApp({ distDir, siteUrl: 'https://localhost' })
  const { headers } = await app.request('http://localhost/assets/main-abc123.js', {
    headers: { 'accept-encoding': `${encoding}, identity` },
  })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toContain('immutable')
})
