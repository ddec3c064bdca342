'use client'
import { useMemo } from 'react'
import { numberFormat, useLocale } from '../i18n/index.js'

/** Keeps a number and its unit on one line. */
const gap = '\u00A0'

/** Writes figures in the current language. */
export interface Figures {
  /** A whole number. */
  readonly count: (value: number) => string
  /** A duration in seconds without its unit, with one decimal below 10 and at least 0.1. */
  readonly seconds: (value: number) => string
  /** A size with its unit, in decimal kB, MB or GB. */
  readonly bytes: (value: number) => string
  /** Names as a list: ‘A, B and C’. */
  readonly list: (names: readonly string[]) => string
}

/** Returns functions that write figures in the current language. */
export function useFigures(): Figures {
  const locale = useLocale()
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    const grouped = numberFormat(locale)
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const names = new Intl.ListFormat(locale)
    return {
      count: (value) => grouped.format(value),
      seconds: (value) => (value < 10 ? decimal : whole).format(Math.max(0.1, value)),
      bytes(value) {
        if (value < 100_000) return `${whole.format(Math.ceil(value / 1000))}${gap}kB`
        return value < 1_000_000_000
          ? `${decimal.format(value / 1_000_000)}${gap}MB`
          : `${decimal.format(value / 1_000_000_000)}${gap}GB`
      },
      list: (values) => names.format(values),
    }
  }, [locale])
}
