/** Says how much of a whole is used, in whole percent; of nothing, nothing is used. */
export function percentOf(used: number, limit: number): number {
  return limit > 0 ? Math.round((used / limit) * 100) : 0
}
