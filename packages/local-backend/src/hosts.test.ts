import { describe, expect, it } from 'vitest'
import { rejectForeignHost } from './hosts.ts'

const asked = (host: string) => new Request('http://localhost/', { headers: { host } })

describe('rejectForeignHost', () => {
  it.each([
    'localhost',
    'localhost:5173',
    'LOCALHOST',
    'app.localhost:80',
    'a.b.localhost',
    '127.0.0.1:4000',
    '[::1]:4000',
  ])('lets %s pass', (host) => {
    expect(rejectForeignHost(asked(host))).toBeUndefined()
  })

  it.each([
    'evil.test',
    'evil.test:5173',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'evillocalhost',
    '192.168.1.2',
    '[::2]',
    '[::ffff:127.0.0.1]',
    '[::1].evil.test',
    '::1',
    '0.0.0.0',
    '2130706433',
    '127.1',
    'localhost.',
    'evil.test/.localhost',
    'evil.test@localhost',
    'localhost@evil.test',
    'localhost,evil.test',
    'localhost:5173:80',
    'localhost:http',
    '.localhost',
    '',
  ])('answers 403 to "%s"', (host) => {
    expect(rejectForeignHost(asked(host))?.status).toBe(403)
  })

  it('returns 403 for a URL of another machine, whatever its Host header', () => {
    const headers = { host: 'localhost' }
    expect(rejectForeignHost(new Request('http://evil.test/', { headers }))?.status).toBe(403)
  })

  it('uses the URL without a Host header', () => {
    expect(rejectForeignHost(new Request('http://127.0.0.1:1/'))).toBeUndefined()
    expect(rejectForeignHost(new Request('http://evil.test/'))?.status).toBe(403)
  })
})
