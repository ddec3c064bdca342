import type { ColumnKey } from '../products/columnNames.ts'
import type { Random } from './Random.ts'
import {
  collections,
  colours,
  cuts,
  departments,
  sentences,
  vendors,
  type Department,
} from './words.ts'

/** The texts of one row, by what their columns mean. */
export type Cells = Partial<
  Record<
    ColumnKey | 'canadaIncluded' | 'canadaPrice' | 'canadaCompareAtPrice' | 'metafields' | 'google',
    string
  >
>

/** Properties that differ from one product to the next, by its number in the catalogue. */
interface Traits {
  readonly isGiftCard: boolean
  readonly isFree: boolean
  readonly isGarbled: boolean
  readonly isShouting: boolean
  readonly isPadded: boolean
  readonly isLoss: boolean
  readonly isFarAbove: boolean
  readonly isFakeDiscount: boolean
  readonly tracker: string
}

function traitsOf(index: number): Traits {
  const every = (count: number, first: number) => index % count === first
  return {
    isGiftCard: every(250, 40),
    isFree: every(251, 7),
    isGarbled: every(83, 11),
    isShouting: every(59, 30),
    isPadded: every(101, 23),
    isLoss: every(67, 5),
    isFarAbove: every(61, 17),
    isFakeDiscount: every(31, 9),
    tracker: every(41, 3) ? 'shipwire' : every(9, 4) ? '' : 'shopify',
  }
}

const endings = [0, 50, 90, 95, 99] as const

function formatMoney(cents: number): string {
  return (cents / 100).toFixed(2)
}

function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** Gives a GTIN-13 the way the admin exports it: with an apostrophe, so that a spreadsheet keeps it. */
function makeBarcode(random: Random): string {
  const digits = `87${String(random.below(1e10)).padStart(10, '0')}`
  let sum = 0
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3)
  return `'${digits}${(10 - (sum % 10)) % 10}`
}

function makeDescription(random: Random, title: string, material: string): string {
  // Text that was pasted into the editor brings its markup along, and line ends of Windows.
  const isPasted = random.happens(30)
  const tag = isPasted ? '<p data-mce-fragment="1" style="margin: 0px;">' : '<p>'
  const lineEnd = isPasted && random.happens(20) ? '\r\n' : random.happens(40) ? '\n' : ''
  const paragraphs = Array.from(
    { length: random.between(1, 3) },
    () => `${tag}${random.pick(sentences)}</p>`,
  )
  return [
    `${tag}<strong>${title}</strong> in ${material.toLowerCase()}.</p>`,
    ...paragraphs,
    `<ul><li>Weight: ${random.between(1, 20) * 50} g</li><li>${material}, ${random.between(6, 10)}0% recycled</li></ul>`,
  ].join(lineEnd)
}

function makeTags(random: Random, { tags: words, type }: Department, material: string): string {
  const found = new Set<string>()
  for (let count = random.below(5); count > 0; count -= 1) found.add(random.pick(words))
  if (random.happens(40)) found.add(material.toLowerCase())
  if (random.happens(15) && found.has('gift')) found.add('Gift')
  if (random.happens(20)) found.add(type)
  return [...found].join(', ')
}

/** Lists the option values of the variants. */
function variantsOf(random: Random, { sizes, hasColours }: Department): (readonly string[])[] {
  const first = random.below(colours.length)
  const inColours = hasColours
    ? Array.from(
        { length: random.pick([1, 1, 1, 2, 2, 3]) },
        (_, at) => colours[(first + at) % colours.length] ?? '',
      )
    : []
  const start = random.below(2)
  const inSizes = sizes.slice(start, start + random.between(2, 6))
  if (inColours.length === 0) return inSizes.map((size) => [size])
  if (inSizes.length === 0) return inColours.map((colour) => [colour])
  return inColours.flatMap((colour) => inSizes.map((size) => [colour, size]))
}

/** Makes up the rows of one product. */
function productRows(random: Random, index: number, handles: Map<string, number>): Cells[] {
  const traits = traitsOf(index)
  const department = random.pick(departments)
  const material = random.pick(department.materials)
  const plain = traits.isGiftCard
    ? 'Gift Card'
    : `${random.pick(collections)} ${random.happens(60) ? `${random.pick(cuts)} ` : ''}${material} ${random.pick(department.nouns)}`
  const title = traits.isShouting ? `${plain.toUpperCase()} – HOT SALE!!!` : plain
  const base = toSlug(plain)
  const count = (handles.get(base) ?? 0) + 1
  handles.set(base, count)
  const handle = count === 1 ? base : `${base}-${count}`

  const [usual, ...others] = random.pick(vendors)
  const spelling =
    others.length > 0 && random.happens(12) ? others[random.below(others.length)] : usual
  const options = traits.isGiftCard ? [['10'], ['25'], ['50']] : variantsOf(random, department)
  const isSingle = options.length === 0
  const [firstName, secondName] = traits.isGiftCard
    ? ['Denominations']
    : department.hasColours
      ? [random.happens(12) ? 'Colour' : 'Color', department.optionName]
      : [department.optionName]

  const [least, most] = department.prices
  const price = random.between(least, most) * 100 + random.pick(endings)
  const isOnSale = traits.isFarAbove || traits.isFakeDiscount || random.happens(22)
  const hasCost = traits.isLoss || random.happens(45)
  const hasSku = random.happens(70)
  const images = traits.isGiftCard ? 1 : random.between(1, 7)
  const image = (at: number) =>
    `https://cdn.example.com/s/files/1/0605/9048/files/${handle}-${at + 1}.jpg?v=17${random.between(10000000, 66000000)}`

  const variantCells = (values: readonly string[], at: number): Cells => {
    const own = traits.isGiftCard ? Number(values[0]) * 100 : price + (at % 3 === 2 ? 200 : 0)
    const paid = traits.isFree ? 0 : own
    const compareAt = traits.isFarAbove
      ? own * 4
      : traits.isFakeDiscount
        ? own - (at % 2) * 500
        : own + Math.ceil(own / 500) * 100
    const inCanada = Math.ceil((own * 1.48) / 100) * 100 - 1
    return {
      option1Value: values[0] ?? 'Default Title',
      option2Value: values[1] ?? '',
      sku: hasSku ? `${handle.slice(0, 3).toUpperCase()}-${index + 1000}-${at + 1}` : '',
      grams: traits.isGiftCard ? '0.0' : `${random.between(1, 40) * 25}.0`,
      inventoryTracker: traits.isGiftCard ? '' : traits.tracker,
      inventoryQuantity: traits.isGiftCard ? '0' : String(random.between(-2, 60)),
      inventoryPolicy: random.happens(85) ? 'deny' : 'continue',
      fulfillmentService: 'manual',
      price: traits.isPadded && at === 0 ? ` ${formatMoney(paid)} ` : formatMoney(paid),
      compareAtPrice: isOnSale && !traits.isGiftCard ? formatMoney(compareAt) : '',
      canadaPrice: random.happens(70) && !traits.isGiftCard ? formatMoney(inCanada) : '',
      canadaCompareAtPrice:
        isOnSale && random.happens(50) && !traits.isGiftCard ? formatMoney(inCanada + 1500) : '',
      requiresShipping: traits.isGiftCard ? 'false' : 'true',
      chargeTax: traits.isGiftCard ? 'false' : 'true',
      barcode: hasSku && random.happens(60) ? makeBarcode(random) : '',
      weightUnit: 'kg',
      cost: hasCost ? formatMoney(traits.isLoss ? own + 150 : Math.round(own * 0.42)) : '',
      variantImageUrl: isSingle || random.happens(40) ? '' : image(at % images),
    }
  }

  const hasSeo = random.happens(25)
  const body = traits.isGiftCard ? '' : makeDescription(random, title, material)
  const productCells: Cells = {
    title,
    description: traits.isGarbled
      ? body.replaceAll('’', 'â€™').replace('.</p>', ' â€“ cafÃ©.</p>')
      : body,
    vendor: spelling ?? usual,
    category: random.happens(50) ? department.category : '',
    type: traits.isGiftCard ? 'Gift Cards' : random.happens(92) ? department.type : '',
    tags: traits.isGiftCard ? '' : makeTags(random, department, material),
    published: 'true',
    option1Name: isSingle ? 'Title' : (firstName ?? ''),
    option2Name: options[0]?.[1] === undefined ? '' : (secondName ?? ''),
    giftCard: String(traits.isGiftCard),
    seoTitle: hasSeo ? `${title} | ${usual}` : '',
    seoDescription: hasSeo
      ? `${traits.isShouting ? '=== New season === ' : ''}${random.pick(sentences)}`
      : '',
    canadaIncluded: 'true',
    google: department.category,
    metafields: material.toLowerCase(),
    status: random.happens(90) ? 'active' : random.happens(50) ? 'draft' : 'archived',
  }

  const variants = isSingle ? [[]] : options
  return Array.from({ length: Math.max(variants.length, images) }, (_, at): Cells => {
    const values = variants[at]
    return {
      handle,
      ...(at === 0 && productCells),
      ...(values && variantCells(values, at)),
      ...(at < images && {
        imageUrl: image(at),
        imagePosition: String(at + 1),
        imageAltText: random.happens(34) ? `${title}, picture ${at + 1}` : '',
      }),
    }
  })
}

/** Makes up the rows of a catalogue, one product after the other. */
export function catalogueRows(random: Random, products: number): Cells[] {
  const handles = new Map<string, number>()
  return Array.from({ length: products }, (_, index) => productRows(random, index, handles)).flat()
}
