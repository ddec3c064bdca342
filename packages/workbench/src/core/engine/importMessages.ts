import type {
  DeletedVariants,
  FileKind,
  ImportCounts,
  ImportField,
  ImportNote,
  ImportPlan,
  ImportState,
  ListFormat,
  Mapping,
  PageReading,
  Patch,
  RemarkGroup,
  SavedMapping,
  UnpackedFrom,
  UpdateSummary,
} from '@dropwatt/automations'

/** A supplier list or product page that was read. */
export interface ReadSource {
  readonly kind: Extract<FileKind, 'suppliers' | 'page'>
  /** Without the header; 0 of a page. */
  readonly rows: number
  /** Number of products on a page; 0 for a list, whose products depend on the options. */
  readonly products: number
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string
  /** The names of the columns of a list. */
  readonly columns: readonly string[]
  /** Format of a list. @default it is a page */
  readonly format?: ListFormat
  /** Workbook or ZIP that held the table of a list, if one did. */
  readonly unpacked?: UnpackedFrom
  /** Other findings on a page besides its products. @default it is a list */
  readonly page?: Pick<PageReading, 'currencies' | 'problem'>
}

export type ImportFilter = 'all' | 'new' | 'changed' | 'gone' | 'review' | 'conflicts'

/** Query of the list of products. */
export interface ImportQuery {
  readonly filter: ImportFilter
  readonly search: string
}

/** The products that the member left out. */
export interface ExcludedProducts {
  /** Their handles. */
  readonly excluded: readonly string[]
}

/** The list that the last query gave. */
export interface ImportListStatus {
  /** Tells lists apart: rows of another number belong to another one. */
  readonly number: number
  readonly count: number
  /** Cells that an update writes, minus exclusions. @default the import is no update */
  readonly chosen?: ChosenUpdate
}

/** Counts of an update, minus exclusions. */
export interface ChosenUpdate {
  readonly variants: number
  readonly cells: number
  /** New products. */
  readonly added: number
}

/** A value of an update: as the store has it, and as the list changes it. */
export interface UpdateValue {
  /** @default it is the same */
  readonly before?: string
  readonly value: string
}

/** Origin of a value: a column of the list, the options, or the page. */
export type ValueSource =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'options' | 'page' | 'export' }

/** A product of an import, or one of its values. */
export interface ImportRow {
  readonly index: number
  readonly kind: 'product' | 'value'
  /** Its place among the products of the import, with those that are missing from it behind. */
  readonly product: number
  /** The number of its first row in the source, with the header as 1; 0 where it has none. */
  readonly number: number
  /** The title of the product; of a value the name of its variant, or the title. */
  readonly name: string
  /** In an update: the SKU of the variant. @default none */
  readonly sku?: string
  /** Whether a value belongs to the product as a whole, whose title it is named by. @default false */
  readonly isOfProduct?: boolean
  readonly variants?: number
  readonly isExpanded?: boolean
  readonly isIncluded?: boolean
  readonly needsReview: boolean
  /** `gone` is missing from the import; of a value nothing. */
  readonly state?: ImportState | 'gone'
  readonly field?: ImportField
  /** The value in the open export, where it differs, and the imported one. */
  readonly before?: string
  readonly value?: string
  readonly from?: ValueSource
  /** In an update: each field that is written. */
  readonly values?: readonly UpdateValue[]
  readonly notes: readonly ImportNote[]
}

/** A product as the preview shows it; prices as texts. */
export interface ProductCard {
  readonly title: string
  readonly handle: string
  readonly vendor?: string
  readonly status: string
  readonly variants: number
  readonly variantNames: readonly string[]
  readonly price?: string
  readonly compareAtPrice?: string
  readonly cost?: string
  readonly image?: string
  readonly images: number
  readonly hasDescription: boolean
  readonly notes: readonly ImportNote[]
}

/** An issue in a source, with its rows. */
export interface ImportProblem {
  readonly code: ImportNote['code']
  readonly tone: ImportNote['tone']
  /** Those of the first. */
  readonly values?: ImportNote['values']
  readonly count: number
  /** The numbers of the first rows, with the header as 1. */
  readonly rows: readonly number[]
}

/** Outcome of planning an import with some options. */
export interface ImportOutcome {
  readonly number: number
  /** Mapping of the columns of a list. @default the source is a page */
  readonly mapping?: Mapping
  readonly counts: ImportCounts
  /** Whether the products were compared with an open export. */
  readonly isCompared: boolean
  /** Update of the open export. @default the import is no update */
  readonly update?: UpdateSummary
  readonly nothing?: ImportPlan['nothing']
  /** Notes that belong to no product, each once with its rows: on columns, on the list, on rows left out. */
  readonly remarks: readonly RemarkGroup[]
  /** Issues, most severe first. */
  readonly problems: readonly ImportProblem[]
  /** Suggested origin of prices. @default the source is a page */
  readonly price?: 'column' | 'cost'
  readonly seconds: number
  readonly list: ImportListStatus
  /** Mapping to save for the next list of the supplier. @default the source is a page */
  readonly saved?: SavedMapping
}

/** A mapping that is saved for the lists of a supplier. */
export interface SupplierMapping extends SavedMapping {
  /** Name that the member gave the supplier. */
  readonly supplier: string
}

/** Update of the open export. */
export interface WrittenUpdate {
  readonly patches: readonly Patch[]
  /** Number of excluded changes. */
  readonly excludedCells: number
}

/** An export that was made of a source. */
export interface WrittenImport {
  /** The products; of an update the new ones, if there are any. */
  readonly content?: Blob
  readonly products: number
  readonly variants: number
  /** Variants of the open export that an import deletes. @default there is none to compare with */
  readonly deleted?: DeletedVariants
  readonly update?: WrittenUpdate
}
