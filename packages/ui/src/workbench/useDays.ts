'use client'
import { useMemo } from 'react'
import { useLocale } from '../i18n/index.js'

/** Writes moments for a list in which most are of the last days. */
export interface Days {
  /** The day: ‘today’, ‘yesterday’ or ‘12 November’, with the year if it is another one. */
  readonly day: (at: number) => string
  /** The day with the time. */
  readonly moment: (at: number) => string
}

/** Returns the midnight of a day of this device as if it were in UTC, where all days are equally long. */
const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/** Returns how many days ago a moment was, by the calendar of this device. */
function daysSince(at: Date, now: Date): number {
  return Math.round((midnight(now) - midnight(at)) / 86_400_000)
}

/** Returns functions that write moments, in milliseconds since 1970, in the current language. */
export function useDays(): Days {
  const locale = useLocale()
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
    const otherYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
    function day(at: number) {
      const [date, now] = [new Date(at), new Date()]
      const ago = daysSince(date, now)
      if (ago === 0 || ago === 1) return relative.format(-ago, 'day')
      return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date)
    }
    return { day, moment: (at) => `${day(at)} ${clock.format(at)}` }
  }, [locale])
}
