import { FileError } from '../csv/FileError.ts'
import { foldColumnName } from '../products/Columns.ts'
import { otherExportContents, type OtherExport } from './otherExportContents.ts'

/** The columns that tell a kind of export; their names as `foldColumnName` folds them. */
interface Signature {
  readonly kind: OtherExport
  readonly all?: readonly string[]
  readonly any?: readonly string[]
  /** Columns that it never has. */
  readonly none?: readonly string[]
}

/** Columns with what only exports of products, and lists of suppliers, say about a product. */
const ofProducts = [
  'price',
  'variant price',
  'body (html)',
  'variant sku',
  'variant barcode',
  'image src',
  'product image url',
]

/** Columns that the sheet of the products has in apps which add a column ‘Command’ to every sheet. */
const ofProductSheets = [
  ...ofProducts,
  'vendor',
  'tags',
  'option1 name',
  'variant id',
  'variant inventory qty',
]

/**
 * Sources: the CSV files that Shopify's help describes for each export, and the templates of Matrixify,
 * in which every sheet begins with ‘ID’ and has a column ‘Command’. The more exact ones come first.
 */
const signatures: readonly Signature[] = [
  {
    kind: 'inventory',
    all: ['handle', 'location'],
    any: [
      'on hand',
      'on hand (current)',
      'on hand (new)',
      'available',
      'available (not editable)',
      'committed',
      'committed (not editable)',
      'incoming',
      'incoming (not editable)',
      'unavailable',
      'unavailable (not editable)',
    ],
    none: ofProducts,
  },
  // Older ones have a column for each location.
  { kind: 'inventory', all: ['handle', 'hs code', 'coo'], none: ofProducts },
  {
    kind: 'draft-orders',
    any: ['lineitem name', 'line: title'],
    all: ['invoice sent at'],
  },
  { kind: 'draft-orders', all: ['line: title', 'order id', 'status'] },
  { kind: 'orders', all: ['lineitem name', 'lineitem quantity'] },
  { kind: 'orders', all: ['financial status'], any: ['lineitem name', 'paid at', 'subtotal'] },
  { kind: 'orders', all: ['line: title', 'line: quantity'] },
  { kind: 'companies', all: ['location: name'], any: ['company: name', 'customer: email'] },
  {
    kind: 'customers',
    all: ['first name', 'last name', 'email'],
    any: [
      'accepts marketing',
      'accepts email marketing',
      'accepts sms marketing',
      'email marketing: status',
      'total spent',
      'total orders',
      'tax exempt',
      'customer id',
    ],
  },
  {
    kind: 'gift-cards',
    all: ['last characters'],
    any: ['initial balance', 'current balance', 'balance', 'initial value'],
  },
  {
    kind: 'discounts',
    any: ['times used in total', 'discount class', 'minimum purchase requirements', 'used count'],
    none: ofProductSheets,
  },
  { kind: 'discounts', all: ['code', 'discount type'], none: ofProductSheets },
  { kind: 'redirects', all: ['redirect from', 'redirect to'] },
  { kind: 'redirects', all: ['path', 'target', 'command'], none: ofProductSheets },
  {
    kind: 'collections',
    any: ['rule: product column', 'must match', 'product: position'],
    none: ofProducts,
  },
  {
    kind: 'price-list',
    any: ['price list: id', 'price list: name', 'price list id', 'catalog id'],
  },
  {
    kind: 'price-list',
    all: ['variant id'],
    any: ['fixed price', 'catalog price', 'adjusted price'],
    none: ['body (html)', 'image src'],
  },
  { kind: 'blog-posts', any: ['blog: handle', 'blog: title', 'blog: id'] },
  { kind: 'metaobjects', any: ['definition: handle', 'definition: name'] },
  { kind: 'payouts', any: ['payout date', 'payout id'] },
  { kind: 'pages', all: ['command', 'body html', 'template suffix'], none: ofProductSheets },
  { kind: 'other-sheet', all: ['id', 'command'], none: [...ofProductSheets, 'handle'] },
]

/** Columns that a list of products may have beside its SKUs. */
const alsoOfProducts = [
  'vendor',
  'tags',
  'type',
  'status',
  'published',
  'cost per item',
  'compare at price',
  'grams',
]

/** The columns that an inventory export of 2020 began with; one for each location followed. */
const oldInventory = [
  'handle',
  'title',
  ...['1', '2', '3'].flatMap((number) => [`option${number} name`, `option${number} value`]),
  'sku',
]

function isOldInventory(names: readonly string[]): boolean {
  return (
    names.length > oldInventory.length &&
    oldInventory.every((name, at) => names[at] === name) &&
    ![...ofProducts, ...alsoOfProducts].some((name) => names.includes(name))
  )
}

/**
 * Finds what an export holds that holds no products.
 *
 * @param header the texts of its first row
 * @returns nothing for an export of products, a list of a supplier and anything else
 */
export function findOtherExport(header: readonly string[]): OtherExport | undefined {
  const names = header.map(foldColumnName)
  if (isOldInventory(names)) return 'inventory'
  const known = new Set(names)
  const has = (name: string) => known.has(name)
  return signatures.find(
    ({ all = [], any, none = [] }) => all.every(has) && (any?.some(has) ?? true) && !none.some(has),
  )?.kind
}

/** @throws {FileError} the kind of an export that holds no products */
export function refuseOtherExports(header: readonly string[]): void {
  const kind = findOtherExport(header)
  if (kind === undefined) return
  const [name, content] = otherExportContents[kind]
  throw new FileError(
    kind,
    `The file is ${name}: it holds ${content}, not products. Export the products of your store (Products, Export) and use that file.`,
  )
}
