import { metafieldFields, pageInfo, productFields, variantFields } from './fields.ts'

export const connectedShop = `query ConnectedShop {
  shop {
    id
    name
    myshopifyDomain
    currencyCode
    ianaTimezone
    weightUnit
    plan {
      publicDisplayName
      shopifyPlus
    }
  }
  currentAppInstallation {
    id
    accessScopes {
      handle
    }
  }
}`

export const shopLanguages = `query ShopLanguages {
  shopLocales {
    locale
    name
    primary
    published
  }
}`

export const marketPriceLists = `query MarketPriceLists($after: String) {
  catalogs(first: 50, after: $after, type: MARKET) {
    nodes {
      id
      title
      status
      ... on MarketCatalog {
        priceList {
          id
          name
          currency
          fixedPricesCount
        }
      }
    }
    ${pageInfo}
  }
}`

export const fixedPrices = `query FixedPrices($id: ID!, $after: String, $query: String) {
  priceList(id: $id) {
    id
    prices(first: 250, after: $after, originType: FIXED, query: $query) {
      nodes {
        variant {
          id
        }
        price {
          amount
          currencyCode
        }
        compareAtPrice {
          amount
          currencyCode
        }
        originType
      }
      ${pageInfo}
    }
  }
}`

export const collections = `query Collections($after: String, $query: String) {
  collections(first: 100, after: $after, query: $query, sortKey: TITLE) {
    nodes {
      id
      title
      handle
      productsCount {
        count
        precision
      }
    }
    ${pageInfo}
  }
}`

export const countProducts = `query CountProducts($query: String) {
  productsCount(query: $query, limit: null) {
    count
    precision
  }
}`

export const findProducts = `query FindProducts($query: String, $after: String) {
  products(first: 50, after: $after, query: $query, sortKey: CREATED_AT, reverse: true) {
    nodes {
      id
      title
      handle
      status
      vendor
      productType
      tags
      featuredMedia {
        preview {
          image {
            url(transform: {maxWidth: 80, maxHeight: 80})
          }
        }
      }
      variantsCount {
        count
      }
    }
    ${pageInfo}
  }
}`

export const bulkState = `query BulkState($id: ID!) {
  bulkOperation(id: $id) {
    id
    type
    status
    errorCode
    createdAt
    completedAt
    objectCount
    rootObjectCount
    fileSize
    url
    partialDataUrl
  }
}`

/** Facts by which a measurement is allowed. */
export const measuredShop = `query MeasuredShop {
  shop {
    id
    plan {
      partnerDevelopment
      shopifyPlus
    }
  }
  productVariantsCount(limit: null) {
    count
    precision
  }
}`

export const bulkTexts = `query BulkTexts {
  bulkOperations(first: 20, sortKey: CREATED_AT, reverse: true) {
    nodes {
      id
      query
    }
  }
}`

export const runningBulk = `query RunningBulk {
  bulkOperations(first: 20, sortKey: CREATED_AT, reverse: true) {
    nodes {
      id
      type
      status
      objectCount
      createdAt
    }
  }
}`

export const currentProducts = `query CurrentProducts($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    ... on Product {
      ${productFields}
    }
  }
}`

export const currentVariants = `query CurrentVariants($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    ... on ProductVariant {
      ${variantFields}
      updatedAt
      product {
        id
      }
    }
  }
}`

export const currentMedia = `query CurrentMedia($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    ... on MediaImage {
      alt
      fileStatus
      image {
        url
      }
    }
  }
}`

export const currentMetafields = `query CurrentMetafields($ids: [ID!]!, $keys: [String!]!) {
  nodes(ids: $ids) {
    id
    ... on Product {
      metafields(first: 50, keys: $keys) {
        nodes {
          ${metafieldFields}
        }
      }
    }
  }
}`

export const translations = `query Translations($ids: [ID!]!, $locale: String!) {
  translatableResourcesByIds(first: 250, resourceIds: $ids) {
    nodes {
      resourceId
      translatableContent {
        key
        value
        digest
      }
      translations(locale: $locale) {
        key
        value
        outdated
      }
    }
  }
}`
