import { sidecarVersion, type Sidecar } from '../convert/Sidecar.ts'

/**
 * The ids of a live file of translations, which beside it say what each of its rows is in the store. Plain
 * data, as a `Sidecar` is. Lists of rows begin with the first row below the header.
 */
export interface TranslationSidecar {
  readonly version: typeof sidecarVersion
  readonly kind: 'translations'
  /** Currency of the store when it was read. */
  readonly currencyCode: string
  /** The language of all translations. */
  readonly locale: string
  /** Numbers of the products, in the order of the file. */
  readonly products: Float64Array<ArrayBuffer>
  /** By row: the place of its product in `products`. */
  readonly product: Uint32Array<ArrayBuffer>
  /** By row: the number of the object that has the text. */
  readonly id: Float64Array<ArrayBuffer>
  /** By row: the place of the kind of this object in `translatableKinds`. */
  readonly of: Uint8Array<ArrayBuffer>
  /** By row: the place of the text's key in `keys`. */
  readonly key: Uint32Array<ArrayBuffer>
  readonly keys: readonly string[]
  /** By row: identifies the original. */
  readonly digests: readonly string[]
  /** By row: 1 if the original has changed since it was translated. */
  readonly outdated: Uint8Array<ArrayBuffer>
}

/** The ids behind the rows of a live file, of products or of translations. */
export type LiveSidecar = Sidecar | TranslationSidecar

/** Whether the ids are those of a file of translations. */
export function isOfTranslations(sidecar: LiveSidecar): sidecar is TranslationSidecar {
  return 'kind' in sidecar
}

/** Whether a stored value is a sidecar that this version reads. */
export function isSidecar(value: unknown): value is LiveSidecar {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === sidecarVersion
  )
}
