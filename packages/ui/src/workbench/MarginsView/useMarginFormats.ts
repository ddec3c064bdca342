import { useMemo } from 'react'
import { useLocale } from '../../i18n/index.js'

/** Writes margins and amounts in the current language. */
export interface MarginFormats {
  /** A whole percentage, such as a minimum. */
  readonly percent: (value: number) => string
  /** A percentage with one decimal. */
  readonly margin: (value: number) => string
  /** A change in percent with one decimal and its sign. */
  readonly change: (value: number) => string
  /** An amount in ten-thousandths, without a currency, as the file does not name it. */
  readonly amount: (value: number) => string
  /** A factor with two decimals. */
  readonly factor: (value: number) => string
}

/** Returns functions that write margins and amounts in the current language. */
export function useMarginFormats(): MarginFormats {
  const locale = useLocale()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    const margin = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
    const amount = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    return {
      percent: (value) => percent.format(value / 100),
      margin: (value) => margin.format(value / 100),
      change: (value) => change.format(value / 100),
      amount: (value) => amount.format(value / 10_000),
      factor: (value) => amount.format(value),
    }
  }, [locale])
}
