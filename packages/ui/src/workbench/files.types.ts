export const storeBadges = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** Letter that marks the files of one store. */
export type StoreBadge = (typeof storeBadges)[number]

/** Tells the files of one store from those of others. */
export interface StoreMark {
  /** Name of the store, in the words of the owner. */
  readonly text: string
  readonly badge: StoreBadge
}

/** What is known about a file that is open or saved. */
export interface FileFacts {
  /** Name with its extension. */
  readonly name: string
  readonly products: number
  /** Rows without the header. */
  readonly rows: number
  readonly bytes: number
  /** @default no label */
  readonly store?: StoreMark
  /** Marks the sample catalogue. @default false */
  readonly isSample?: boolean
}

/** A file saved on this device, in a short list. */
export interface RecentFile {
  readonly id: string
  /** Name with its extension. */
  readonly name: string
  /** When it was opened last, in milliseconds since 1970. */
  readonly openedAt: number
  /** How many jobs count in it. */
  readonly jobs: number
  /** @default no label */
  readonly store?: StoreMark
}
