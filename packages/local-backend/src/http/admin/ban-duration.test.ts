import { describe, expect, it } from 'vitest'
import { bannedUntil, parseBanDuration } from './ban-duration.ts'

describe('a ban duration', () => {
  it.each([
    ['none', 0],
    ['0', 0],
    ['24h', 86_400_000],
    ['1h30m', 5_400_000],
    ['1.5h', 5_400_000],
    ['.5s', 500],
    ['2.s', 2000],
    ['300ms', 300],
    ['1\u00b5s', 0.001],
    ['-1m', -60_000],
    ['+10s', 10_000],
    ['2540400h', 9_145_440_000_000],
  ])('of %s is read as in Go', (duration, milliseconds) => {
    expect(parseBanDuration(duration)).toBeCloseTo(milliseconds, 6)
  })

  it.each(['1', '1d', 'h', '1 h', '1h 30m', 'forever', '--1h', '1h-30m', '.h', '1e3s', '3000000h'])(
    '%s is invalid',
    (duration) => {
      expect(() => parseBanDuration(duration)).toThrow(/^invalid format for ban duration: /)
    },
  )

  it('that would take long to parse is rejected at once', () => {
    expect(() => parseBanDuration('1'.repeat(1_000_000))).toThrow(/is no duration/)
  })

  it('starts now, and none ends a ban', () => {
    expect(bannedUntil('1h', 0)).toBe('1970-01-01T01:00:00.000Z')
    expect(bannedUntil('none', 0)).toBeNull()
  })
})
