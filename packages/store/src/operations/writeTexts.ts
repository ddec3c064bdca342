export const updateProduct = `mutation UpdateProduct($product: ProductUpdateInput!) {
  productUpdate(product: $product) {
    product {
      id
      title
      descriptionHtml
      vendor
      productType
      tags
      status
      updatedAt
      category {
        id
        fullName
      }
      seo {
        title
        description
      }
    }
    userErrors {
      field
      message
    }
  }
}`

export const updateVariants = `mutation UpdateVariants($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(
    productId: $productId
    variants: $variants
    allowPartialUpdates: true
  ) {
    productVariants {
      id
      sku
      barcode
      price
      compareAtPrice
      taxable
      inventoryPolicy
      unitPriceMeasurement {
        quantityValue
        quantityUnit
        referenceValue
        referenceUnit
      }
      updatedAt
      inventoryItem {
        id
        tracked
        requiresShipping
        unitCost {
          amount
          currencyCode
        }
        measurement {
          weight {
            value
            unit
          }
        }
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const updateOption = `mutation UpdateOption($productId: ID!, $option: OptionUpdateInput!, $values: [OptionValueUpdateInput!]) {
  productOptionUpdate(
    productId: $productId
    option: $option
    optionValuesToUpdate: $values
    variantStrategy: LEAVE_AS_IS
  ) {
    product {
      id
      options {
        id
        name
        position
        optionValues {
          id
          name
        }
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const setMetafields = `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    metafields {
      id
      namespace
      key
      type
      value
      compareDigest
    }
    userErrors {
      field
      message
      code
      elementIndex
    }
  }
}`

export const deleteMetafields = `mutation DeleteMetafields($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) {
    deletedMetafields {
      ownerId
      namespace
      key
    }
    userErrors {
      field
      message
    }
  }
}`

export const setTranslations = `mutation SetTranslations($resourceId: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $resourceId, translations: $translations) {
    translations {
      key
      locale
      value
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const removeTranslations = `mutation RemoveTranslations($resourceId: ID!, $keys: [String!]!, $locales: [String!]!) {
  translationsRemove(
    resourceId: $resourceId
    translationKeys: $keys
    locales: $locales
  ) {
    translations {
      key
      locale
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const setMarketPrices = `mutation SetMarketPrices($priceListId: ID!, $add: [PriceListPriceInput!]!, $remove: [ID!]!) {
  priceListFixedPricesUpdate(
    priceListId: $priceListId
    pricesToAdd: $add
    variantIdsToDelete: $remove
  ) {
    pricesAdded {
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
    }
    deletedFixedPriceVariantIds
    userErrors {
      field
      message
      code
    }
  }
}`

export const updateFiles = `mutation UpdateFiles($files: [FileUpdateInput!]!) {
  fileUpdate(files: $files) {
    files {
      id
      alt
      fileStatus
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const createProduct = `mutation CreateProduct($product: ProductCreateInput!, $media: [CreateMediaInput!]) {
  productCreate(product: $product, media: $media) {
    product {
      id
      handle
      options {
        id
        name
        optionValues {
          id
          name
        }
      }
    }
    userErrors {
      field
      message
    }
  }
}`

export const createVariants = `mutation CreateVariants($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkCreate(
    productId: $productId
    variants: $variants
    strategy: REMOVE_STANDALONE_VARIANT
  ) {
    productVariants {
      id
      selectedOptions {
        name
        value
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const deleteProduct = `mutation DeleteProduct($id: ID!) {
  productDelete(input: {id: $id}) {
    deletedProductId
    userErrors {
      field
      message
    }
  }
}`

export const stageUpload = `mutation StageUpload($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets {
      url
      resourceUrl
      parameters {
        name
        value
      }
    }
    userErrors {
      field
      message
    }
  }
}`

export const startBulkQuery = `mutation StartBulkQuery($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: false) {
    bulkOperation {
      id
      status
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const startBulkMutation = `mutation StartBulkMutation($mutation: String!, $path: String!, $clientIdentifier: String) {
  bulkOperationRunMutation(
    mutation: $mutation
    stagedUploadPath: $path
    clientIdentifier: $clientIdentifier
  ) {
    bulkOperation {
      id
      status
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const cancelBulk = `mutation CancelBulk($id: ID!) {
  bulkOperationCancel(id: $id) {
    bulkOperation {
      id
      status
    }
    userErrors {
      field
      message
    }
  }
}`

export const watchTopic = `mutation WatchTopic($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(
    topic: $topic
    webhookSubscription: {uri: $uri, format: JSON}
  ) {
    webhookSubscription {
      id
    }
    userErrors {
      field
      message
    }
  }
}`

export const uninstall = `mutation Uninstall {
  appUninstall {
    app {
      id
    }
    userErrors {
      field
      message
      code
    }
  }
}`

export const addTags = `mutation AddTags($id: ID!, $tags: [String!]!) {
  tagsAdd(id: $id, tags: $tags) {
    node {
      ... on Product {
        id
        tags
        updatedAt
      }
    }
    userErrors {
      field
      message
    }
  }
}`

export const removeTags = `mutation RemoveTags($id: ID!, $tags: [String!]!) {
  tagsRemove(id: $id, tags: $tags) {
    node {
      ... on Product {
        id
        tags
        updatedAt
      }
    }
    userErrors {
      field
      message
    }
  }
}`
