'use client'
import { useLocale } from '../../i18n/index.js'

/** Returns formatters for percentages, days and euros in the current language. */
export function useFigures() {
  const locale = useLocale()
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value)

  return {
    percent: (share: number) => write(share, { style: 'percent' }),
    days: (count: number) => write(count, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
    euro: (amount: number) =>
      write(amount, {
        style: 'currency',
        currency: 'EUR',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  }
}
