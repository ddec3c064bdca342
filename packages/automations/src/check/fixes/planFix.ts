import { findUnwritable } from '../../csv/encoding.ts'
import { patchText } from '../../patches/patchText.ts'
import type { Patch } from '../../patches/Patch.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import type { FindingCode, FixCode, Place, Report } from '../Finding.ts'
import { repairText } from '../mojibake.ts'
import { splitTags, TagSpellings } from '../TagSpellings.ts'
import { convertPrice } from './convertPrice.ts'
import { groupRows } from './groupRows.ts'
import { productsOfProblem } from './productsOfProblem.ts'

/** Changes of a fix. Rows are those of the current table. */
export interface FixPlan {
  readonly patches: readonly Patch[]
  /** The row to put at each place. */
  readonly order?: Uint32Array
  readonly excludedColumns: readonly number[]
  /** Number of changes that read-only columns stop. @default none */
  readonly stoppedCells?: number
  /** The handles of products to leave out of later jobs and of downloads. @default none */
  readonly excludedProducts?: readonly string[]
}

/** Plans a new text for each place; a text that stays, or none, leaves its cell as it is. */
function patchPlaces(
  { table }: ProductTable,
  places: readonly Place[],
  change: (text: string) => string | undefined,
): FixPlan {
  const patches = places.flatMap(({ row, column }) => {
    if (column === undefined) return []
    const text = change(table.text(row, column))
    return text === undefined ? [] : patchText(table, row, column, text)
  })
  return { patches, excludedColumns: [] }
}

function mergeTags({ table, products }: ProductTable, places: readonly Place[]) {
  const spellings = new TagSpellings()
  const column = places[0]?.column ?? 0
  for (const { firstRow } of products) {
    for (const tag of splitTags(table.text(firstRow, column))) spellings.add(tag)
  }
  return (text: string) => spellings.merge(text)
}

type Fix = (products: ProductTable, places: readonly Place[]) => FixPlan

type CellFix = Exclude<FixCode, 'exclude-products'>

const fixes: Readonly<Record<CellFix, { readonly finding: FindingCode; readonly plan: Fix }>> = {
  'group-rows': {
    finding: 'rows-apart',
    plan: (products) => ({ patches: [], order: groupRows(products), excludedColumns: [] }),
  },
  'exclude-columns': {
    finding: 'damaged-codes',
    plan: (_, places) => ({
      patches: [],
      excludedColumns: [...new Set(places.flatMap(({ column }) => column ?? []))],
    }),
  },
  'convert-prices': {
    finding: 'prices-not-numbers',
    plan: (products, places) => patchPlaces(products, places, convertPrice),
  },
  'clear-compare-at': {
    finding: 'fake-discounts',
    plan: (products, places) => patchPlaces(products, places, () => ''),
  },
  'fix-characters': {
    finding: 'unreadable-characters',
    plan: (products, places) =>
      patchPlaces(products, places, (text) => {
        const repaired = repairText(text)
        const isWritable = findUnwritable(repaired, products.table.encoding) === undefined
        return isWritable ? repaired : undefined
      }),
  },
  'remove-spaces': {
    finding: 'spaces',
    plan: (products, places) => patchPlaces(products, places, (text) => text.trim()),
  },
  'merge-tags': {
    finding: 'tag-spellings',
    plan: (products, places) => patchPlaces(products, places, mergeTags(products, places)),
  },
}

function planExclusion(
  products: ProductTable,
  { findings }: Report,
  code: FindingCode | undefined,
): FixPlan | undefined {
  const handles = findings
    .filter((finding) => code === undefined || finding.code === code)
    .flatMap((finding) => productsOfProblem(products, finding) ?? [])
    .map(({ handle }) => handle)
  const excludedProducts = [...new Set(handles)]
  return handles.length === 0 ? undefined : { patches: [], excludedColumns: [], excludedProducts }
}

function withoutReadOnly(fixed: FixPlan, readOnly: ReadonlyMap<number, string>): FixPlan {
  const patches = fixed.patches.filter((patch) => !readOnly.has(patch[1]))
  const stoppedCells = fixed.patches.length - patches.length
  return { ...fixed, patches, ...(stoppedCells > 0 && { stoppedCells }) }
}

interface FixChoices {
  /** The problem whose products are excluded. @default those of all problems */
  readonly finding?: FindingCode | undefined
  /** The columns that are never written. @default none */
  readonly readOnly?: ReadonlyMap<number, string>
}

/**
 * Plans the fix of a finding.
 *
 * @param report the outcome of the checks on these products
 * @returns nothing where it would change nothing
 */
export function planFix(
  products: ProductTable,
  code: FixCode,
  report: Report,
  { finding: of, readOnly }: FixChoices = {},
): FixPlan | undefined {
  if (code === 'exclude-products') return planExclusion(products, report, of)
  const fix = fixes[code]
  const finding = report.findings.find((each) => each.code === fix.finding)
  if (!finding) return undefined
  const fixed = fix.plan(products, finding.places)
  const planned = readOnly?.size ? withoutReadOnly(fixed, readOnly) : fixed
  const isEmpty =
    planned.patches.length === 0 && !planned.order && planned.excludedColumns.length === 0
  return isEmpty ? undefined : planned
}
