import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function spend(limit: () => void, most: number): number {
  for (let count = 0; count < most; count += 1) {
    try {
      limit()
    } catch {
      return count
    }
  }
  return most
}

describe('createRateLimit', () => {
  it('allows a burst of 30, then the refill of the group', () => {
    let time = 0
    const limit = createRateLimit(() => time)
    expect(spend(() => limit('signup'), 100)).toBe(30)
    time += 10_000
    expect(spend(() => limit('signup'), 100)).toBe(1)
    time += 3_600_000
    expect(spend(() => limit('signup'), 100)).toBe(30)
  })

  it('counts groups separately', () => {
    const limit = createRateLimit(() => 0)
    spend(() => limit('signup'), 100)
    expect(spend(() => limit('token'), 1)).toBe(1)
  })

  it('returns the time to wait', () => {
    const limit = createRateLimit(() => 0)
    spend(() => limit('signup'), 30)
    expect(() => limit('signup')).toThrow(
      expect.objectContaining({
        status: 429,
        code: 'over_request_rate_limit',
        headers: { 'retry-after': '10' },
      }),
    )
  })
})
