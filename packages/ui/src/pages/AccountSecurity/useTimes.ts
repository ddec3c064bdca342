'use client'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/index.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Writes moments in the past. */
export interface Times {
  /** The time since: ‘5 minutes ago’, ‘2 hours ago’, from two days on the day. */
  readonly ago: (iso: string) => string
  /** The day: ‘26 November 2026’. */
  readonly day: (iso: string) => string
}

/** Returns functions that write moments, as ISO dates, in the current language. */
export function useTimes(): Times {
  const locale = useLocale()
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
    return {
      day: (iso) => days.format(new Date(iso)),
      ago(iso) {
        const at = new Date(iso)
        const now = new Date()
        const passed = Math.max(0, now.getTime() - at.getTime())
        if (passed < hour) return relative.format(-Math.ceil(passed / minute) || -1, 'minute')
        if (passed < day) return relative.format(-Math.floor(passed / hour), 'hour')
        if (passed < 2 * day) return relative.format(-1, 'day')
        return (at.getFullYear() === now.getFullYear() ? dayOfYear : days).format(at)
      },
    }
  }, [locale])
}
