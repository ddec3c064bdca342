import type { ListSource, ReadCell } from './ListSource.ts'

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** Reads the signs that Etsy writes as entities of HTML into its CSV. */
function plain(text: string): string {
  return text.includes('&')
    ? text.replaceAll(/&(?:quot|#0?39|lt|gt|amp);/gu, (entity) => entities[entity] ?? entity)
    : text
}

function nameOr(heading: string) {
  return (text: string, cell: ReadCell) => (text === '' ? cell(heading) : text)
}

/** Etsy's download of listings: a row for each, with the values of its options in one cell each. */
export const etsy: ListSource = {
  name: 'Etsy',
  signature: [
    'title',
    'price',
    'variation # type',
    'variation # values',
    'quantity, currency code, sku',
  ],
  columns: {
    title: 'title',
    sku: 'sku',
    description: 'description',
    price: 'price',
    inventory: 'quantity',
    tags: 'tags',
    image: 'image #, photo #',
  },
  hasValueLists: true,
  cells: {
    title: plain,
    description: plain,
    // Etsy's own tags have no underscores: its download writes them for spaces.
    tags: (text) => plain(text).replaceAll('_', ' '),
    'variation # name': nameOr('variation # type'),
    'variation # values': plain,
  },
}
