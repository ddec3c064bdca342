/** What something may weigh: bytes after minifying and brotli 11, without React. */
export interface Budget {
  /** What is aimed at. */
  readonly goal: number
  /** What the check holds where the goal is not reached. @default the goal */
  readonly limit?: number
  /** What the check holds for single ones that do not reach the goal, by name. */
  readonly limits?: Readonly<Record<string, number>>
}

/** Writes bytes as people read them: 1000 to the kilobyte. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}

/** Gives what the check holds. */
export function limitOf(name: string, { goal, limit = goal, limits = {} }: Budget): number {
  return limits[name] ?? limit
}
