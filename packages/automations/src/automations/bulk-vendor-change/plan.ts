import { longestName } from '../../options/limits.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { appendTags, readTags } from '../../products/tags.ts'
import { filterProducts } from '../../scope/filterProducts.ts'
import { vendorGroups } from '../../scope/scopeChoices.ts'
import { foldCase } from '../../text/fold.ts'
import type { BulkVendorChangeOptions, strings } from './options.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote
const merged = note('review', 'merged')
const tooShort = note('conflict', 'too-short')
const comma = note('conflict', 'comma')
const tagTooLong = note('conflict', 'tag-too-long')

/** The shortest vendor that Shopify takes, in characters. */
const shortestVendor = 2

/** New name of a vendor. */
interface Renaming {
  readonly vendor: string
  readonly notes: readonly Note[]
}

/** Says what becomes of each vendor; asked once for each distinct one. */
function renamingsOf(
  products: ProductTable,
  { map, suggest, empty }: BulkVendorChangeOptions,
): (vendor: string) => Renaming {
  const mapped = new Map(Object.entries(map))
  const merges = new Map(
    suggest
      ? vendorGroups(products).flatMap(({ suggested, spellings }) =>
          spellings.map(({ value }) => [value, suggested] as const),
        )
      : [],
  )
  const known = new Map<string, Renaming>()

  function rename(vendor: string): Renaming {
    if (vendor.trim() === '') return { vendor: empty.trim() === '' ? vendor : empty, notes: [] }
    const own = mapped.get(vendor)
    const spelling = merges.get(vendor) ?? vendor
    const renamed = own ?? mapped.get(spelling) ?? spelling
    return { vendor: renamed, notes: own === undefined && spelling !== vendor ? [merged] : [] }
  }

  return (vendor) => {
    const found = known.get(vendor)
    if (found) return found
    const { vendor: renamed, notes } = rename(vendor)
    const isShort = renamed.trim().length < shortestVendor
    const renaming = { vendor: renamed, notes: isShort ? [...notes, tooShort] : notes }
    known.set(vendor, renaming)
    return renaming
  }
}

/** Returns the reasons against the old vendor as a tag. */
function tagNotes(tag: string): readonly Note[] {
  if (tag.includes(',')) return [comma]
  return tag.length > longestName ? [tagTooLong] : []
}

/** Plans new vendors; they are in the first row of a product only. */
export function* plan(
  products: ProductTable,
  options: BulkVendorChangeOptions,
  { lastJob }: PlanContext,
): Planning {
  const { table, columns } = products
  const changes = new Changes<keyof Texts['reasons']>(table)
  const vendorColumn = columns.find('vendor')
  if (vendorColumn === undefined) return changes.finish([], 'no-column')
  const tagsColumn = options.tag ? columns.find('tags') : undefined
  const passes = filterProducts(products, options.scope, lastJob)
  const renamingOf = renamingsOf(products, options)
  const counts = new Map<string, number>()

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    const row = product.firstRow
    const before = table.text(row, vendorColumn)
    counts.set(before, (counts.get(before) ?? 0) + 1)
    const { vendor, notes } = renamingOf(before)
    if (vendor === before) continue
    changes.set(row, vendorColumn, vendor, notes)
    const tag = before.trim()
    if (tagsColumn === undefined || tag === '') continue
    const tags = table.text(row, tagsColumn)
    const folded = foldCase(tag)
    if (readTags(tags).some((one) => foldCase(one) === folded)) continue
    changes.set(row, tagsColumn, appendTags(tags, [tag]), tagNotes(tag))
  }

  const preview: PreviewColumn[] = [
    { kind: 'cell', key: 'vendor' satisfies keyof Texts['columns'], column: vendorColumn },
    {
      kind: 'computed',
      key: 'products' satisfies keyof Texts['columns'],
      isNumber: true,
      valueOf: (row) => {
        const count = counts.get(table.text(row, vendorColumn))
        return count === undefined ? undefined : { text: String(count) }
      },
    },
  ]
  if (tagsColumn !== undefined) preview.push({ kind: 'tags', key: 'tags', column: tagsColumn })
  const nothing = counts.size === 0 ? 'no-products' : 'no-vendors'
  return changes.finish(preview, nothing)
}
