'use client'
import { useLocale } from '../../i18n/index.js'

/** Writes a day given as `YYYY-MM-DD` in words, the same in every time zone. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
