import { defineStrings } from '../../i18n/index.js'

export const liveNotesStrings = defineStrings('liveNotes', {
  heading: (store: string) => `Read from ${store}`,
  lede: 'What is not in this file stays as it is in your store.',
  absent: 'Not in this file:',
  'missing-scope': (columns: string, count: number) =>
    `${columns}. Dropwatt does not ask for the permission to read ${count === 1 ? 'it' : 'them'}.`,
  'not-in-api': (columns: string, count: number) =>
    `${columns}. Shopify does not tell ${count === 1 ? 'it' : 'them'} to apps.`,
  deprecated: (columns: string, count: number) =>
    `${columns}. Shopify is about to remove ${count === 1 ? 'it' : 'them'}.`,
  'not-told': (columns: string, count: number) =>
    `${columns}. Shopify did not let Dropwatt read ${count === 1 ? 'it' : 'them'}.`,
  'no-price-list': (columns: string) =>
    `${columns}. The market has no price list, so it fixes no prices.`,
  'same-name': (columns: string) => `${columns}. Several markets of the store have this name.`,
  'other-media': (text: string, count: number) =>
    count === 1
      ? `${text} video or 3D model is not in this file, as product exports have none.`
      : `${text} videos and 3D models are not in this file, as product exports have none.`,
  'unnamed-metafields': (text: string, count: number) =>
    count === 1
      ? `${text} column of metafields is named by its key, as Shopify does not send its name with products.`
      : `${text} columns of metafields are named by their keys, as Shopify does not send their names with products.`,
  'too-many-metafields': (text: string, most: string, count: number) =>
    count === 1
      ? `${text} column of metafields is not in this file, the one with the fewest values: ${most} fit.`
      : `${text} columns of metafields are not in this file, those with the fewest values: ${most} fit.`,
  'unknown-pictures': (text: string, count: number) =>
    count === 1
      ? `${text} variant has a picture that its product does not list, or that is not ready yet. Its cell is empty.`
      : `${text} variants have a picture that their product does not list, or that is not ready yet. Their cells are empty.`,
  'unknown-option-values': (text: string, count: number) =>
    count === 1
      ? `${text} option value is not among those of its product.`
      : `${text} option values are not among those of their products.`,
  'damaged-characters': (text: string, count: number) =>
    count === 1
      ? `${text} place has a damaged character of the store, shown as “\uFFFD”.`
      : `${text} places have damaged characters of the store, shown as “\uFFFD”.`,
  repeated: (text: string, count: number) =>
    count === 1
      ? `${text} product, variant, picture or metafield arrived twice. The later one is in the file.`
      : `${text} products, variants, pictures or metafields arrived twice. The later ones are in the file.`,
})
