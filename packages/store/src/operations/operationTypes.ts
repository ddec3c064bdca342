import type { ProductStatus } from '../search/searchQuery.ts'

/** A list whose further pages are asked for with `endCursor`. */
export interface Connection<Node> {
  readonly nodes: readonly Node[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/** A refusal of a mutation that was executed. */
export interface UserError {
  /** Path to the refused part of the variables. */
  readonly field: readonly string[] | null
  readonly message: string
  readonly code?: string | null
}

/** A number of objects; `AT_LEAST` if Shopify stopped counting. */
export interface Count {
  readonly count: number
  readonly precision: 'EXACT' | 'AT_LEAST'
}

export interface ConnectedShop {
  readonly shop: {
    readonly id: string
    readonly name: string
    readonly myshopifyDomain: string
    readonly currencyCode: string
    readonly ianaTimezone: string
    readonly weightUnit: 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS'
    readonly plan: { readonly publicDisplayName: string; readonly shopifyPlus: boolean }
  }
  readonly currentAppInstallation: {
    readonly id: string
    readonly accessScopes: readonly { readonly handle: string }[]
  }
}

export interface FoundProduct {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly status: ProductStatus
  readonly vendor: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly featuredMedia: {
    readonly preview: { readonly image: { readonly url: string } | null } | null
  } | null
  readonly variantsCount: { readonly count: number } | null
}

export interface FoundCollection {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly productsCount: Count | null
}

export type BulkStatus =
  | 'CANCELED'
  | 'CANCELING'
  | 'COMPLETED'
  | 'CREATED'
  | 'EXPIRED'
  | 'FAILED'
  | 'RUNNING'

/** A bulk operation, as its start and its end answer it. */
export interface StartedBulk {
  readonly id: string
  readonly status: BulkStatus
}

export interface BulkState extends StartedBulk {
  readonly type: 'MUTATION' | 'QUERY'
  readonly errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT' | null
  readonly createdAt: string
  readonly completedAt: string | null
  /** Objects written so far, a decimal number. */
  readonly objectCount: string
  /** Root objects written so far, a decimal number. */
  readonly rootObjectCount: string
  /** Bytes of the result, a decimal number. */
  readonly fileSize: string | null
  /** Address of the result; null until it is complete, and if it is empty. */
  readonly url: string | null
  /** Address of what was written before a failure. */
  readonly partialDataUrl: string | null
}

/** An object of which only the lists below it are looked at; the rest is passed on as it came. */
export interface PulledNode {
  readonly id?: string
}

export interface PulledVariant extends PulledNode {
  readonly id: string
  readonly media: { readonly nodes: readonly PulledNode[] }
}

export interface PulledProduct extends PulledNode {
  readonly id: string
  readonly media: Connection<PulledNode>
  readonly metafields: Connection<PulledNode>
  readonly variants: Connection<PulledVariant>
}

interface Typed<Variables, Result> {
  readonly variables: Variables
  readonly result: Result
}
type None = Readonly<Record<string, never>>
/** Variables that no code composes yet are open, and their answers unread. */
type Open<Names extends string> = Typed<Readonly<Record<Names, unknown>>, unknown>
interface After {
  readonly after?: string | null
}
interface Searched {
  /** A search query in Shopify's syntax; null finds everything. */
  readonly query?: string | null
}

/** The variables and the answer of every operation. */
export interface OperationTypes {
  PullProducts: Typed<{ readonly query: string | null }, never>
  PullTranslations: Typed<{ readonly locale: string }, never>
  ProductPage: Typed<Searched & After, { readonly products: Connection<PulledProduct> }>
  MoreMedia: MoreOf<'media'>
  MoreMetafields: MoreOf<'metafields'>
  MoreVariants: MoreOf<'variants'>
  ConnectedShop: Typed<None, ConnectedShop>
  ShopLanguages: Typed<
    None,
    {
      readonly shopLocales: readonly {
        readonly locale: string
        readonly name: string
        readonly primary: boolean
        readonly published: boolean
      }[]
    }
  >
  MarketPriceLists: Typed<After, unknown>
  FixedPrices: Typed<{ readonly id: string } & After, unknown>
  Collections: Typed<Searched & After, { readonly collections: Connection<FoundCollection> }>
  CountProducts: Typed<Searched, { readonly productsCount: Count | null }>
  /** The newest come first. */
  FindProducts: Typed<Searched & After, { readonly products: Connection<FoundProduct> }>
  BulkState: Typed<{ readonly id: string }, { readonly bulkOperation: BulkState | null }>
  RunningBulk: Typed<
    None,
    {
      readonly bulkOperations: {
        readonly nodes: readonly Pick<
          BulkState,
          'id' | 'type' | 'status' | 'objectCount' | 'createdAt'
        >[]
      }
    }
  >
  CurrentProducts: Open<'ids'>
  CurrentVariants: Open<'ids'>
  CurrentMedia: Open<'ids'>
  CurrentMetafields: Open<'ids'>
  Translations: Typed<{ readonly ids: readonly string[]; readonly locale: string } & After, unknown>
  UpdateProduct: Open<'product'>
  UpdateVariants: Open<'productId' | 'variants'>
  UpdateOption: Open<'productId' | 'option' | 'values'>
  SetMetafields: Open<'metafields'>
  DeleteMetafields: Open<'metafields'>
  SetTranslations: Open<'resourceId' | 'translations'>
  RemoveTranslations: Open<'resourceId' | 'keys' | 'locales'>
  SetMarketPrices: Open<'priceListId' | 'add' | 'remove'>
  UpdateFiles: Open<'files'>
  CreateProduct: Open<'product' | 'media'>
  CreateVariants: Open<'productId' | 'variants'>
  DeleteProduct: Open<'id'>
  StageUpload: Open<'input'>
  StartBulkQuery: Typed<
    { readonly query: string },
    {
      readonly bulkOperationRunQuery: {
        readonly bulkOperation: StartedBulk | null
        readonly userErrors: readonly UserError[]
      } | null
    }
  >
  StartBulkMutation: Open<'mutation' | 'path' | 'clientIdentifier'>
  CancelBulk: Typed<
    { readonly id: string },
    {
      readonly bulkOperationCancel: {
        readonly bulkOperation: StartedBulk | null
        readonly userErrors: readonly UserError[]
      } | null
    }
  >
  WatchTopic: Typed<
    { readonly topic: string; readonly uri: string },
    {
      readonly webhookSubscriptionCreate: {
        readonly webhookSubscription: { readonly id: string } | null
        readonly userErrors: readonly UserError[]
      } | null
    }
  >
  Uninstall: Typed<
    None,
    {
      readonly appUninstall: {
        readonly app: { readonly id: string } | null
        readonly userErrors: readonly UserError[]
      } | null
    }
  >
  AddTags: Open<'id' | 'tags'>
  RemoveTags: Open<'id' | 'tags'>
}

/** The next page of a list below a product; `nodes` has null if the product is gone. */
type MoreOf<Key extends 'media' | 'metafields' | 'variants'> = Typed<
  { readonly id: string; readonly after: string },
  { readonly nodes: readonly (Pick<PulledProduct, Key> | null)[] }
>

export type OperationName = keyof OperationTypes
export type VariablesOf<Name extends OperationName> = OperationTypes[Name]['variables']
export type ResultOf<Name extends OperationName> = OperationTypes[Name]['result']
