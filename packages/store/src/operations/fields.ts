/** Fields of a product that its row of an export and its comparison read. */
export const productFields = `id
handle
title
descriptionHtml
vendor
productType
tags
status
isGiftCard
updatedAt
category {
  id
  fullName
}
seo {
  title
  description
}
options {
  id
  name
  position
  linkedMetafield {
    namespace
    key
  }
  optionValues {
    id
    name
  }
}`

/** Fields of a variant that its row of an export reads. */
export const variantFields = `id
position
sku
barcode
price
compareAtPrice
taxable
inventoryPolicy
inventoryQuantity
selectedOptions {
  name
  value
}
showUnitPrice
unitPriceMeasurement {
  quantityValue
  quantityUnit
  referenceValue
  referenceUnit
}
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
}`

/** Fields of a metafield that its column and its comparison read. */
export const metafieldFields = `id
namespace
key
type
value
compareDigest`

/** Fields of a picture that its row of an export reads; other media answer without any. */
export const imageFields = `... on MediaImage {
  id
  alt
  image {
    url
  }
}`

/** The end of a page, and whether another follows. */
export const pageInfo = `pageInfo {
  hasNextPage
  endCursor
}`
