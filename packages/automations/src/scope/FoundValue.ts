/** A value that the file holds, and how many products have it. */
export interface FoundValue {
  readonly value: string
  readonly count: number
}
