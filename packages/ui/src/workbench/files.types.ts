import type { FileKind } from '@dropwatt/automations'
import type { ImageFormat } from '@dropwatt/automations/images'

export const storeBadges = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** Letter that marks the files of one store. */
export type StoreBadge = (typeof storeBadges)[number]

/** Tells the files of one store from those of others. */
export interface StoreMark {
  /** Name of the store, in the words of the member. */
  readonly text: string
  readonly badge: StoreBadge
}

/** Facts about a set of images. */
export interface ImageSetFacts {
  readonly count: number
  /** The formats of its images, the most frequent first. */
  readonly formats: readonly ImageFormat[]
}

/** The store that a file was read from. */
export interface LiveFile {
  /** Name of the store; shown in place of the name of the file. */
  readonly store: string
  /** Such as `lumen-oak.myshopify.com`. */
  readonly domain: string
  /** When it was read, as an ISO date. */
  readonly readAt: string
  /** Whether it is time to read it again. */
  readonly isOld: boolean
  /** Whether it is a store to practise on. */
  readonly isPractice: boolean
  /** Whether the store can be read, or has to be connected again. */
  readonly state: 'connected' | 'reconnect'
  /** @default not known; the rows are said */
  readonly variants?: number
  /** Whether its changes are in the store, are not yet, or are being written. @default not known */
  readonly update?: 'done' | 'due' | 'running'
}

/** Facts about a file that is open or saved. */
export interface ShownFile {
  /** Name with its extension; of a set of images the name of its folder or ZIP. */
  readonly name: string
  /** Content of the file. @default 'products' */
  readonly kind?: FileKind
  /** Its images, if its kind is `images`; products and rows are then 0. */
  readonly images?: ImageSetFacts
  readonly products: number
  /** Rows without the header. */
  readonly rows: number
  readonly bytes: number
  /** @default no label */
  readonly store?: StoreMark
  /** Marks the sample catalogue. @default false */
  readonly isSample?: boolean
  /** The store that it was read from. @default it is a file of its own */
  readonly live?: LiveFile
}

/** A file saved on this device, in a short list. */
export interface RecentFile {
  readonly id: string
  /** Name with its extension. */
  readonly name: string
  /** When it was opened last, in milliseconds since 1970. */
  readonly openedAt: number
  /** Content of the file. @default 'products' */
  readonly kind?: FileKind
  /** Number of its images, if its kind is `images`. @default not shown */
  readonly images?: number
  /** Number of its active jobs. */
  readonly jobs: number
  /** @default no label */
  readonly store?: StoreMark
  /** The store that it was read from. @default it is a file of its own */
  readonly live?: LiveFile
}
