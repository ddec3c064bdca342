/** From this many seconds on, times are written in minutes. */
const longTime = 90

/** The shortest time that is written, in seconds; shorter ones are rounded up to it. */
const shortest = 0.1

/** Writes how long something takes, in seconds or minutes, with a no-break space before the unit. */
export function writeTime(seconds: number, locale: string): string {
  const isLong = seconds >= longTime
  const value = isLong ? seconds / 60 : Math.max(seconds, shortest)
  const text = value.toLocaleString(locale, {
    maximumFractionDigits: isLong || seconds >= 10 ? 0 : 1,
  })
  return `${text}\u00A0${isLong ? 'min' : 's'}`
}
