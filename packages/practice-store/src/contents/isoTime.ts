/** Writes a time the way the Admin API does, without milliseconds. */
export function isoTime(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z`
}
