/** Compares plans with cells that were written by hand with the same plans without. */
import {
  generateExport,
  planAutomation,
  Preview,
  ProductTable,
  runSync,
  Table,
  type KeptEdit,
} from '../../packages/automations/src/index.ts'
import { automationFields, parseOptions } from '../../packages/automations/src/options.ts'
import { spread, written } from '../driver/statistics.ts'
import { figure } from '../driver/units.ts'

/** Cells of a diligent member in a large file. */
const edited = 500

/** Products of a file of about 26,000 rows. */
const products = 5000

/** Times both are repeated in a round, in turn; the fastest of each counts, as a busy moment says nothing. */
const repetitions = 30

const query = { filter: 'changed', search: '', order: 'file' } as const

const place = (row: number) => row

function timeOf(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** Returns how much longer one takes than the other. */
function ratioOf(run: () => void, other: () => void): number {
  let [time, besides] = [Infinity, Infinity]
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    time = Math.min(time, timeOf(run))
    besides = Math.min(besides, timeOf(other))
  }
  return time / besides
}

/** Shows the first rows and the counts of a preview, as after each change of it. */
function show(preview: Preview): void {
  preview.list(query)
  preview.rows(0, 64)
  void preview.summary
}

interface Ratios {
  readonly planning: number
  readonly writing: number
}

function measure(table: ProductTable): Ratios {
  const options = parseOptions(automationFields['price-editor'], { by: 5 })
  const plan = () => runSync(planAutomation('price-editor', table, options))
  const cells = plan().patches
  const step = Math.floor(cells.length / edited)
  const edits = Array.from({ length: edited }, (_, at): KeptEdit => {
    const [row, column] = cells[at * step]!
    return { row, column, text: `${100 + at}.50`, before: table.table.text(row, column) }
  })
  const open = (kept: readonly KeptEdit[]) => {
    const preview = new Preview({ products: table, plan: plan(), numberOf: place, lineOf: place })
    preview.restore({ edits: kept }, place)
    show(preview)
    return preview
  }
  const [row, column] = cells.at(-1)!
  let price = 1000
  const write = (preview: Preview) => () => {
    price += 1
    preview.editCell(row, column, `${price}.00`)
    show(preview)
  }
  return {
    planning: ratioOf(
      () => open(edits),
      () => open([]),
    ),
    writing: ratioOf(write(open(edits)), write(open([]))),
  }
}

/** Tells in a sentence how much longer it takes to plan and to write with cells by hand. */
export function cellsByHandLine(rounds: number): string {
  const table = new ProductTable(new Table(generateExport({ products })))
  const found = Array.from({ length: rounds }, () => measure(table))
  const times = (of: keyof Ratios) =>
    written(spread(found.map((each) => each[of])), (value) => value.toFixed(2))
  return `With ${edited} cells written by hand in ${figure(table.table.rowCount - 1)} rows, new options take ${times('planning')} times as long as without, and one more cell ${times('writing')} times as long as the first.`
}
