/**
 * Writes when something happened: the time, and behind it the day if that is not today.
 *
 * @param at in milliseconds since 1970
 * @param now in milliseconds since 1970. @default now
 */
export function writeMoment(
  at: number,
  language: string,
  now = Date.now(),
): [time: string, day?: string] {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
  if (new Date(at).toDateString() === new Date(now).toDateString()) return [time]
  return [time, new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)]
}
