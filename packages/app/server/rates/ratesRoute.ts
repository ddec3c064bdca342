import type { Handler } from 'hono'
import { RatesError } from './RatesError.ts'
import type { RatesOfTheDay } from './RatesOfTheDay.ts'

const minute = 60_000
/** Far more than the people at one server need, as each tab asks once a day. */
const mostPerMinute = 60

/**
 * Answers with the reference rates of the day as JSON. Nothing of the request is passed on.
 *
 * @param isLimited whether it refuses more than 60 requests a minute
 * @param uptime a clock in milliseconds that is never set back
 */
export function ratesRoute(
  rates: RatesOfTheDay,
  isLimited: boolean,
  uptime = () => performance.now(),
): Handler {
  let start = uptime()
  let count = 0
  return async (context) => {
    if (uptime() - start >= minute) [start, count] = [uptime(), 0]
    count += 1
    if (isLimited && count > mostPerMinute) {
      context.header('Retry-After', '60')
      return context.json({ error: 'Too many requests. Try again in a minute.' }, 429)
    }
    try {
      return context.json(await rates.get())
    } catch (error) {
      if (!(error instanceof RatesError)) throw error
      return context.json({ error: error.message }, 502)
    }
  }
}
