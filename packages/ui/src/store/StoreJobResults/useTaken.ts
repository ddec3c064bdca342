'use client'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/index.js'

/** Returns a function that words how long a job took, from its seconds: ‘42 sec’, ‘1 min 12 sec’, ‘2 hr 5 min’. */
export function useTaken(): (seconds: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const unit = (name: 'second' | 'minute' | 'hour') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' })
    const [ofSeconds, ofMinutes, ofHours] = [unit('second'), unit('minute'), unit('hour')]
    return (seconds) => {
      const whole = Math.max(1, Math.round(seconds))
      if (whole < 60) return ofSeconds.format(whole)
      const minutes = Math.floor(whole / 60)
      if (minutes < 60) {
        const rest = whole % 60
        return [ofMinutes.format(minutes), rest > 0 && ofSeconds.format(rest)]
          .filter(Boolean)
          .join(' ')
      }
      const rest = minutes % 60
      return [ofHours.format(Math.floor(minutes / 60)), rest > 0 && ofMinutes.format(rest)]
        .filter(Boolean)
        .join(' ')
    }
  }, [locale])
}
