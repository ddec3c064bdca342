'use client'
import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '../i18n/index.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns a function that words the time since a moment, an ISO date: ‘12 min’, ‘3 hours’, ‘2 days’; at least
 * a minute. Renders again each minute.
 */
export function useSince(): (iso: string) => string {
  const locale = useLocale()
  const [, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => {
    const unit = (name: 'minute' | 'hour' | 'day', unitDisplay: 'short' | 'long') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay })
    const [minutes, hours, days] = [
      unit('minute', 'short'),
      unit('hour', 'long'),
      unit('day', 'long'),
    ]
    return (iso) => {
      const passed = Math.max(minute, Date.now() - Date.parse(iso))
      if (passed < hour) return minutes.format(Math.floor(passed / minute))
      return passed < day
        ? hours.format(Math.floor(passed / hour))
        : days.format(Math.floor(passed / day))
    }
  }, [locale])
}
