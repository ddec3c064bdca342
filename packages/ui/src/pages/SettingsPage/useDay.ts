'use client'
import { useLocale } from '../../i18n/index.js'

/** Returns a function that formats a `YYYY-MM-DD` date in the current language, independent of the time zone. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
