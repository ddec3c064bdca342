/** A size budget: bytes, minified and after brotli 11, without React. */
export interface Budget {
  /** The goal. */
  readonly goal: number
  /** The limit if the goal is not reached. @default the goal */
  readonly limit?: number
  /** The limits of single entries that do not reach the goal, by name. */
  readonly limits?: Readonly<Record<string, number>>
}

/** Formats bytes as kB of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}

/** Returns the limit. */
export function limitOf(name: string, { goal, limit = goal, limits = {} }: Budget): number {
  return limits[name] ?? limit
}
