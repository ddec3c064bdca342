'use client'
import { useMemo } from 'react'
import { useLocale } from '../i18n/index.js'

/** A duration in words, with the number that a verb beside it agrees with. */
export interface Duration {
  readonly text: string
  readonly count: number
}

/**
 * Returns a function that words about how long something takes: ‘40 seconds’, ‘2 minutes’ or
 * ‘1 hour 20 minutes’. It takes seconds; seconds are rounded to 5, from a minute on to minutes, and
 * minutes of hours to 5.
 */
export function useDuration(): (seconds: number) => Duration {
  const locale = useLocale()
  return useMemo(() => {
    const unit = (name: 'second' | 'minute' | 'hour') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' })
    const [ofSeconds, ofMinutes, ofHours] = [unit('second'), unit('minute'), unit('hour')]

    return (seconds) => {
      const rounded = Math.max(5, Math.ceil(seconds / 5) * 5)
      if (rounded < 60) return { text: ofSeconds.format(rounded), count: rounded }
      const minutes = Math.max(1, Math.round(seconds / 60))
      if (minutes < 60) return { text: ofMinutes.format(minutes), count: minutes }
      const fives = Math.round(minutes / 5) * 5
      const [hours, rest] = [Math.floor(fives / 60), fives % 60]
      const text = rest > 0 ? `${ofHours.format(hours)} ${ofMinutes.format(rest)}` : undefined
      return { text: text ?? ofHours.format(hours), count: hours }
    }
  }, [locale])
}
