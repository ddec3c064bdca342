import type { sampleWords } from './automationPages.strings.js'

/** Key of a text of the samples. */
type SampleWord = keyof (typeof sampleWords)['en']

/** The sample product on one side of the divider. */
export interface ImageSide {
  readonly label: SampleWord
  readonly state: 'supplied' | 'clean'
  readonly backdrop?: 'studio' | 'none' | 'scene'
  readonly isMarked?: true
  /** File size in MB. */
  readonly megabytes?: number
}

/** A photo before and after. */
export interface ImagePicture {
  readonly kind: 'image'
  readonly before: ImageSide
  readonly after: ImageSide
}

interface TextSample {
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
  /** BCP 47 tags of the texts, for a translation. */
  readonly languages?: { readonly before: string; readonly after: string }
}

/** Sizes of one system, converted to three. */
export interface SizePicture {
  readonly kind: 'sizes'
  readonly sizes: readonly {
    readonly name: string
    readonly uk: number
    readonly eu: number
    readonly us: number
  }[]
}

interface PriceSample {
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
  /** Sample exchange rate from the first currency to the second. */
  readonly rate?: number
  readonly prices: readonly PriceSample[]
}

/** Product links and the imported listings. */
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

/** Prices, costs and margins, in euros. */
export interface LedgerPicture {
  readonly kind: 'ledger'
  readonly products: readonly {
    readonly name: SampleWord
    readonly price: number
    readonly cost: number
  }[]
}

/** Content of the illustration of an automation. */
export type AutomationPicture =
  | ImagePicture
  | TextPicture
  | SizePicture
  | PricePicture
  | ImportedPicture
  | LedgerPicture
