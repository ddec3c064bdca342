import { ApiError } from './errors.ts'

/** Routes that share a rate limit. */
type LimitedGroup =
  | 'account'
  | 'authorize'
  | 'factor_challenge'
  | 'factor_verify'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'signup'
  | 'token'
  | 'user'
  | 'verify'

const burst = 30
const window = 5 * 60

/** The refill of each bucket, in requests per five minutes. */
const perWindow: Record<LimitedGroup, number> = {
  account: 30,
  authorize: 150,
  factor_challenge: 30,
  factor_verify: 30,
  otp: 30,
  recover: 30,
  resend: 30,
  signup: 30,
  token: 150,
  user: 30,
  verify: 30,
}

/** Counts a request of a group. @throws ApiError 429 if the group has exceeded its limit. */
export type RateLimit = (group: LimitedGroup) => void

/**
 * Creates a token bucket per group. All requests come from this machine, so they share it.
 * @param uptime clock in milliseconds that is never set back.
 */
export function createRateLimit(uptime: () => number): RateLimit {
  const buckets = new Map<LimitedGroup, { left: number; at: number }>()

  return (group) => {
    const perSecond = perWindow[group] / window
    const at = uptime()
    const bucket = buckets.get(group) ?? { left: burst, at }
    const refilled = bucket.left + ((at - bucket.at) / 1000) * perSecond
    const left = Math.min(burst, refilled) - 1
    if (left < 0) {
      buckets.set(group, { left: left + 1, at })
      throw new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached', {
        headers: { 'retry-after': String(Math.ceil(-left / perSecond)) },
      })
    }
    buckets.set(group, { left, at })
  }
}
