/** The European Central Bank publishes at about 16:00 of its time, on working days. */
const publishedAt = 16

const frankfurt = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
})
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' })

const day = 24 * 60 * 60 * 1000
const [sunday, saturday] = [0, 6]

/** Returns the first day after another one that is no Saturday or Sunday. */
function nextWorkingDay(date: string): string {
  let at = Date.parse(date)
  for (;;) {
    at += day
    const weekday = new Date(at).getUTCDay()
    if (weekday !== saturday && weekday !== sunday) return new Date(at).toISOString().slice(0, 10)
  }
}

/**
 * Whether no newer rates can have been published: those of a day are the newest until the afternoon
 * of the next working day. Holidays of the bank are not known, so rates may look outdated on them.
 *
 * @param date the day of the rates, such as `2026-10-02`
 * @param now in milliseconds since 1970
 */
export function areNewest(date: string, now: number): boolean {
  const next = nextWorkingDay(date)
  const today = frankfurt.format(now)
  return today < next || (today === next && Number(hour.format(now)) < publishedAt)
}
