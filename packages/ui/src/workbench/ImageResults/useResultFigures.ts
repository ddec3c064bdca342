'use client'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/index.js'

const gap = '\u00A0'
/** Fractions such as 0.57 are not exact. */
const inexact = 1e-9

/** Writes the figures of results in the current language. */
export interface ResultFigures {
  /** A size with three digits that count, such as ‘429 kB’ or ‘1.27 MB’, so that small savings show. */
  readonly size: (bytes: number) => string
  /** Formats the change in size of a result, such as ‘−59%’; ‘+3%’ if it is larger. */
  readonly change: (before: number, after: number) => string
  /** Formats the reduction of all results, as a percentage without a sign. */
  readonly reduction: (before: number, after: number) => string
  /** A similarity with three decimals, rounded down: 1.000 only for identical pixels. */
  readonly similarity: (value: number) => string
  /** A limit of similarity, with two decimals. */
  readonly threshold: (value: number) => string
}

/** Returns by what share a result is smaller, from 0 to 1; below 0 if it is larger. */
export function reductionOf(before: number, after: number): number {
  return before > 0 ? (before - after) / before : 0
}

/** Returns functions that write the figures of results in the current language. */
export function useResultFigures(): ResultFigures {
  const locale = useLocale()
  return useMemo(() => {
    const digits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 })
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    const three = new Intl.NumberFormat(locale, { minimumFractionDigits: 3 })
    const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    /** Rounds towards no change, so that nothing is said to be smaller than it is. */
    const cautious = (before: number, after: number) =>
      Math.floor((reductionOf(before, after) + inexact) * 100) / 100
    return {
      size(bytes) {
        if (bytes < 999_500) return `${whole.format(Math.ceil(bytes / 1000))}${gap}kB`
        if (bytes < 999_500_000) return `${digits.format(bytes / 1_000_000)}${gap}MB`
        return `${digits.format(bytes / 1_000_000_000)}${gap}GB`
      },
      change: (before, after) =>
        signed
          .formatToParts(-cautious(before, after))
          .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
          .join(''),
      reduction: (before, after) => percent.format(Math.max(0, cautious(before, after))),
      similarity: (value) => three.format(Math.floor((value + inexact) * 1000) / 1000),
      threshold: (value) => two.format(value),
    }
  }, [locale])
}
