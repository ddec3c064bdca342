/** Returns the used percentage of a limit, rounded to a whole number; 0 if the limit is 0. */
export function percentOf(used: number, limit: number): number {
  return limit > 0 ? Math.round((used / limit) * 100) : 0
}
