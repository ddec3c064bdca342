import type { sampleWords } from './automationPages.strings.js'

/** Key of a word or a text of the samples, in the current language. */
export type SampleWord = keyof (typeof sampleWords)['en']

/** How the sample product looks on one side of the divider. */
export interface ImageSide {
  readonly label: SampleWord
  readonly state: 'supplied' | 'clean'
  readonly backdrop?: 'studio' | 'none' | 'scene'
  readonly isMarked?: true
  /** Size of the file in MB. */
  readonly megabytes?: number
}

/** A photo before and after. */
export interface ImagePicture {
  readonly kind: 'image'
  readonly before: ImageSide
  readonly after: ImageSide
}

export interface TextSample {
  readonly name: SampleWord
  readonly before?: SampleWord
  readonly after?: SampleWord
}

/** Texts before and after. */
export interface TextPicture {
  readonly kind: 'text'
  readonly name: SampleWord
  readonly before: SampleWord
  readonly after: SampleWord
  readonly texts: readonly TextSample[]
  readonly tags?: true
  /** Given where the texts are a translation, as BCP 47 tags. */
  readonly languages?: { readonly before: string; readonly after: string }
}

/** Sizes of one system in three. */
export interface SizePicture {
  readonly kind: 'sizes'
  readonly sizes: readonly {
    readonly name: string
    readonly uk: number
    readonly eu: number
    readonly us: number
  }[]
}

export interface PriceSample {
  readonly name: SampleWord
  readonly before: number
  readonly after: number
  readonly compareAt?: number
}

/** Prices before and after. */
export interface PricePicture {
  readonly kind: 'prices'
  readonly before: SampleWord
  readonly after: SampleWord
  /** ISO 4217 codes. */
  readonly currencies: { readonly before: string; readonly after: string }
  /** How much one unit of the first currency is worth in the second; a sample. */
  readonly rate?: number
  readonly prices: readonly PriceSample[]
}

/** Links in, listings out. */
export interface ImportedPicture {
  readonly kind: 'import'
  readonly listings: readonly {
    readonly url: string
    readonly title: SampleWord
    /** In euros. */
    readonly price: number
    readonly options: SampleWord
  }[]
}

/** Prices, costs and what is left, in euros. */
export interface LedgerPicture {
  readonly kind: 'ledger'
  readonly products: readonly {
    readonly name: SampleWord
    readonly price: number
    readonly cost: number
  }[]
}

/** What the picture of an automation shows. */
export type AutomationPicture =
  | ImagePicture
  | TextPicture
  | SizePicture
  | PricePicture
  | ImportedPicture
  | LedgerPicture
