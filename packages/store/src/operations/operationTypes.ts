import type { Inputs } from '../fields/Field.ts'
import type {
  FixedPriceNode,
  ImageNode,
  MetafieldNode,
  OptionNode,
  ProductNode,
  TranslationNode,
  VariantNode,
} from '../fields/nodes.ts'

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

/** The catalog of a market. */
export interface FoundCatalog {
  readonly id: string
  readonly title: string
  readonly status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT'
  /** Nothing if the market has the prices of the store. */
  readonly priceList?: {
    readonly id: string
    readonly currency: string
    readonly fixedPricesCount: number
  } | null
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

/** A variant as a check reads it. */
export interface CurrentVariant extends VariantNode {
  readonly product: { readonly id: string }
}

/** A metafield as a check reads it. */
export interface CurrentMetafield extends MetafieldNode {
  /** Identifies the value; a write that names another one is refused. */
  readonly compareDigest: string
}

/** An object with texts to translate. */
export interface TranslatableNode {
  readonly resourceId: string
  readonly translatableContent: readonly {
    readonly key: string
    readonly value: string | null
    /** Identifies the value; null where there is none. */
    readonly digest: string | null
  }[]
  /** Into one language. */
  readonly translations: readonly TranslationNode[]
}

/** The ids of what belongs to a product and has texts to translate. */
export interface TranslatableProduct {
  readonly id: string
  readonly options: readonly {
    readonly id: string
    readonly optionValues: readonly { readonly id: string }[]
  }[]
  readonly metafields: Connection<TypedId>
}

/** A metafield with the type of its value. */
export interface TypedId extends PulledNode {
  readonly id: string
  readonly type: string
}

/** Objects by their ids; null for each that is not there. */
interface Found<Node> {
  readonly nodes: readonly (Node | null)[]
}

/** The answer of a mutation; null if it was not executed. */
type Payload<Field extends string, Content> = {
  readonly [Key in Field]: (Content & { readonly userErrors: readonly UserError[] }) | null
}

/** A part of the input of `productVariantsBulkUpdate`. */
export type VariantUpdate = Inputs['variant'] & { readonly id: string }

/** Prices of a variant that a price list is to fix. */
export type FixedPriceUpdate = Inputs['market-price'] & { readonly variantId: string }

/** A name that a value of an option gets. */
export interface OptionValueUpdate {
  readonly id: string
  readonly name: string
}

/** A translation to register. */
export interface TranslationUpdate {
  readonly key: string
  readonly locale: string
  readonly value: string
  /** Identifies the original; another one is refused. */
  readonly translatableContentDigest: string
}

/** A metafield to set. */
export interface MetafieldUpdate {
  readonly ownerId: string
  readonly namespace: string
  readonly key: string
  readonly type: string
  readonly value: string
  /** The value that it is to replace; null if there must be none. */
  readonly compareDigest: string | null
}

/** Names a metafield. */
export interface MetafieldName {
  readonly ownerId: string
  readonly namespace: string
  readonly key: string
}

/** An address to which a file is sent, with the fields of its form. */
export interface StagedTarget {
  readonly url: string | null
  readonly resourceUrl: string | null
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
}

/** A product as `productUpdate` answers with it. */
export type UpdatedProduct = Omit<ProductNode, 'handle' | 'isGiftCard' | 'options'>

/** A variant as `productVariantsBulkUpdate` answers with it. */
export type UpdatedVariant = Omit<VariantNode, 'inventoryQuantity' | 'position' | 'selectedOptions'>

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
  PullTranslatable: Typed<{ readonly query: string | null }, never>
  TranslatablePage: Typed<Searched & After, { readonly products: Connection<TranslatableProduct> }>
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
  MarketPriceLists: Typed<After, { readonly catalogs: Connection<FoundCatalog> }>
  FixedPrices: Typed<
    { readonly id: string } & After & Searched,
    { readonly priceList: { readonly prices: Connection<FixedPriceNode> } | null }
  >
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
  MeasuredShop: Typed<
    None,
    {
      readonly shop: {
        readonly id: string
        readonly plan: { readonly partnerDevelopment: boolean; readonly shopifyPlus: boolean }
      }
      readonly productVariantsCount: Count | null
    }
  >
  /** Texts of the newest bulk operations. */
  BulkTexts: Typed<
    None,
    {
      readonly bulkOperations: {
        readonly nodes: readonly { readonly id: string; readonly query: string }[]
      }
    }
  >
  CurrentProducts: Typed<{ readonly ids: readonly string[] }, Found<ProductNode>>
  CurrentVariants: Typed<{ readonly ids: readonly string[] }, Found<CurrentVariant>>
  CurrentMedia: Typed<{ readonly ids: readonly string[] }, Found<ImageNode>>
  /** Metafields of products, by their names as `namespace.key`; at most 50 names. */
  CurrentMetafields: Typed<
    { readonly ids: readonly string[]; readonly keys: readonly string[] },
    Found<{
      readonly id: string
      readonly metafields: { readonly nodes: readonly CurrentMetafield[] }
    }>
  >
  /** Texts of up to 250 objects, with their translations into a language; an object that is gone is missing. */
  Translations: Typed<
    { readonly ids: readonly string[]; readonly locale: string },
    { readonly translatableResourcesByIds: { readonly nodes: readonly TranslatableNode[] } }
  >
  UpdateProduct: Typed<
    {
      readonly product: Inputs['product'] & {
        readonly id: string
        readonly tags?: readonly string[]
      }
    },
    Payload<'productUpdate', { readonly product: UpdatedProduct | null }>
  >
  UpdateVariants: Typed<
    { readonly productId: string; readonly variants: readonly VariantUpdate[] },
    Payload<
      'productVariantsBulkUpdate',
      { readonly productVariants: readonly UpdatedVariant[] | null }
    >
  >
  UpdateOption: Typed<
    {
      readonly productId: string
      readonly option: { readonly id: string; readonly name?: string }
      readonly values: readonly OptionValueUpdate[] | null
    },
    Payload<
      'productOptionUpdate',
      { readonly product: { readonly options: readonly OptionNode[] } | null }
    >
  >
  SetMetafields: Typed<
    { readonly metafields: readonly MetafieldUpdate[] },
    Payload<'metafieldsSet', { readonly metafields: readonly MetafieldNode[] | null }>
  >
  DeleteMetafields: Typed<
    { readonly metafields: readonly MetafieldName[] },
    Payload<
      'metafieldsDelete',
      { readonly deletedMetafields: readonly (MetafieldName | null)[] | null }
    >
  >
  SetTranslations: Typed<
    { readonly resourceId: string; readonly translations: readonly TranslationUpdate[] },
    Payload<
      'translationsRegister',
      {
        readonly translations:
          | readonly {
              readonly key: string
              readonly locale: string
              readonly value: string | null
            }[]
          | null
      }
    >
  >
  RemoveTranslations: Typed<
    {
      readonly resourceId: string
      readonly keys: readonly string[]
      readonly locales: readonly string[]
    },
    Payload<
      'translationsRemove',
      {
        readonly translations: readonly { readonly key: string; readonly locale: string }[] | null
      }
    >
  >
  SetMarketPrices: Typed<
    {
      readonly priceListId: string
      readonly add: readonly FixedPriceUpdate[]
      /** The ids of variants. */
      readonly remove: readonly string[]
    },
    Payload<
      'priceListFixedPricesUpdate',
      {
        readonly pricesAdded: readonly FixedPriceNode[] | null
        readonly deletedFixedPriceVariantIds: readonly string[] | null
      }
    >
  >
  UpdateFiles: Typed<
    { readonly files: readonly { readonly id: string; readonly alt: string }[] },
    Payload<'fileUpdate', { readonly files: readonly Omit<ImageNode, 'image'>[] | null }>
  >
  CreateProduct: Open<'product' | 'media'>
  CreateVariants: Open<'productId' | 'variants'>
  DeleteProduct: Open<'id'>
  StageUpload: Typed<
    {
      readonly input: readonly {
        readonly resource: 'BULK_MUTATION_VARIABLES'
        readonly filename: string
        readonly mimeType: string
        readonly httpMethod: 'POST'
      }[]
    },
    Payload<'stagedUploadsCreate', { readonly stagedTargets: readonly StagedTarget[] | null }>
  >
  StartBulkQuery: Typed<
    { readonly query: string },
    {
      readonly bulkOperationRunQuery: {
        readonly bulkOperation: StartedBulk | null
        readonly userErrors: readonly UserError[]
      } | null
    }
  >
  StartBulkMutation: Typed<
    {
      readonly mutation: string
      /** The field `key` of the form that the lines were sent with. */
      readonly path: string
      readonly clientIdentifier: string
    },
    Payload<'bulkOperationRunMutation', { readonly bulkOperation: StartedBulk | null }>
  >
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
  AddTags: Tagging<'tagsAdd'>
  RemoveTags: Tagging<'tagsRemove'>
}

type Tagging<Field extends string> = Typed<
  { readonly id: string; readonly tags: readonly string[] },
  Payload<Field, { readonly node: Pick<ProductNode, 'tags'> | null }>
>

/** The next page of a list below a product; `nodes` has null if the product is gone. */
type MoreOf<Key extends 'media' | 'metafields' | 'variants'> = Typed<
  { readonly id: string; readonly after: string },
  { readonly nodes: readonly (Pick<PulledProduct, Key> | null)[] }
>

export type OperationName = keyof OperationTypes
/** Queries that only a bulk operation can run. */
export type BulkName = 'PullProducts' | 'PullTranslatable'
export type VariablesOf<Name extends OperationName> = OperationTypes[Name]['variables']
export type ResultOf<Name extends OperationName> = OperationTypes[Name]['result']
