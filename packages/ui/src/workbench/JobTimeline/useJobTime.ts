'use client'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/index.js'

/**
 * Returns a function that writes when something happened: the time, and before it the date unless
 * it is today.
 *
 * @param now the current time in milliseconds since 1970
 */
export function useJobTime(now: number): (at: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    const dated = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const today = new Date(now).toDateString()
    return (at) => (new Date(at).toDateString() === today ? time : dated).format(at)
  }, [locale, now])
}
