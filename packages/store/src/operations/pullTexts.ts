import { imageFields, metafieldFields, pageInfo, productFields, variantFields } from './fields.ts'

/** Reads all products that match, with everything below them; runs as a bulk query only. */
export const pullProducts = `query PullProducts($query: String) {
  products(query: $query) { edges { node {
    ${productFields}
    media { edges { node { ${imageFields} } } }
    metafields { edges { node { ${metafieldFields} } } }
    variants { edges { node {
      ${variantFields}
      media { edges { node { ... on MediaImage { id } } } }
    } } }
  } } }
}`

/** Reads the texts of all products in one language; runs as a bulk query only. */
/** Reads the ids of all that belongs to products and has texts to translate. */
export const pullTranslatable = `query PullTranslatable($query: String) {
  products(query: $query) { edges { node {
    id
    options { id optionValues { id } }
    metafields { edges { node { id type } } }
  } } }
}`

/** Reads 50 products with what `pullTranslatable` reads. */
export const translatablePage = `query TranslatablePage($query: String, $after: String) {
  products(first: 50, after: $after, query: $query) {
    nodes {
      id
      options { id optionValues { id } }
      metafields(first: 50) { nodes { id type } ${pageInfo} }
    }
    ${pageInfo}
  }
}`

/** Reads 50 products with what `pullProducts` reads; the next three continue longer lists below them. */
export const productPage = `query ProductPage($query: String, $after: String) {
  products(first: 50, after: $after, query: $query) {
    nodes {
      ${productFields}
      media(first: 50) { nodes { ${imageFields} } ${pageInfo} }
      metafields(first: 50) { nodes { ${metafieldFields} } ${pageInfo} }
      variants(first: 100) {
        nodes {
          ${variantFields}
          media(first: 1) { nodes { ... on MediaImage { id } } }
        }
        ${pageInfo}
      }
    }
    ${pageInfo}
  }
}`

export const moreMedia = `query MoreMedia($id: ID!, $after: String!) {
  nodes(ids: [$id]) { ... on Product {
    media(first: 250, after: $after) { nodes { ${imageFields} } ${pageInfo} }
  } }
}`

export const moreMetafields = `query MoreMetafields($id: ID!, $after: String!) {
  nodes(ids: [$id]) { ... on Product {
    metafields(first: 250, after: $after) { nodes { ${metafieldFields} } ${pageInfo} }
  } }
}`

export const moreVariants = `query MoreVariants($id: ID!, $after: String!) {
  nodes(ids: [$id]) { ... on Product {
    variants(first: 250, after: $after) {
      nodes {
        ${variantFields}
        media(first: 1) { nodes { ... on MediaImage { id } } }
      }
      ${pageInfo}
    }
  } }
}`
