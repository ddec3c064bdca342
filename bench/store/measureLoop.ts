import { OpenFile, withoutConflicts } from '../../packages/automations/src/index.ts'
import { memberOf, type Member } from '../../packages/app/server/store/testing/member.ts'
import { openSite, poll } from '../../packages/app/server/store/testing/site.ts'
import { diffOpenFile, type IntentList } from '../../packages/store/src/index.ts'
import type { PracticeShop } from '../../packages/practice-store/src/index.ts'
import { planFor } from '../automations/previews.ts'
import { figure } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { timed } from './timed.ts'

const slugs = ['mass-compare-price', 'cogs-monitor', 'auto-tag', 'variant-title-fixer'] as const

/** Variants whose price others change after the file was read. */
const changedByOthers = 70

/** Figures of the prototype that the design was measured with. */
const paper = { check: 742, write: 30, intents: 32_257 }

type ReadFile = Awaited<ReturnType<Member['readFile']>>

/** Requests and points by the names of operations. */
class Costs {
  readonly #counts = new Map<string, { requests: number; points: number }>()

  async note(request: Request, pass: () => Promise<Response>): Promise<Response> {
    const { query = '' } = (await request
      .clone()
      .json()
      .catch(() => ({}))) as { readonly query?: string }
    const response = await pass()
    const name = /^\w+ (\w+)/.exec(query)?.[1]
    if (name === undefined) return response
    const { extensions } = (await response.clone().json()) as {
      readonly extensions?: { readonly cost?: { readonly actualQueryCost?: number } }
    }
    const known = this.#counts.get(name) ?? { requests: 0, points: 0 }
    known.requests += 1
    known.points += extensions?.cost?.actualQueryCost ?? 0
    this.#counts.set(name, known)
    return response
  }

  clear(): void {
    this.#counts.clear()
  }

  of(isOf: (name: string) => boolean) {
    const counts = [...this.#counts].flatMap(([name, count]) => (isOf(name) ? [count] : []))
    return {
      requests: counts.reduce((sum, { requests }) => sum + requests, 0),
      points: counts.reduce((sum, { points }) => sum + points, 0),
    }
  }
}

/** Others change prices past the file, and delete the last product. */
function changeElsewhere({ contents }: PracticeShop, intents: IntentList): void {
  let left = changedByOthers
  for (const { product, intents: own } of intents.all()) {
    const { variants = [] } = contents.products.get(product) ?? {}
    for (const { owner, column } of own) {
      const variant = variants.find(({ id }) => id === owner)
      if (left === 0 || column.key !== 'compareAtPrice' || !variant) continue
      variant.compareAtPrice = '1.23'
      left -= 1
    }
  }
  contents.deleteProduct([...contents.products.values()].at(-1)!)
}

const variantIds = ({ contents }: PracticeShop) =>
  [...contents.products.values()].flatMap(({ variants }) => variants.map(({ id }) => id))

/** Reads texts by the handle, the row within its product and the column. */
function textsOf({ table: rows, fields }: ReadFile): ReadonlyMap<string, string> {
  const handle = fields.findIndex((field) => field?.key === 'handle')
  const texts = new Map<string, string>()
  const counts = new Map<string, number>()
  for (let row = 1; row < rows.rowCount; row += 1) {
    const of = rows.text(row, handle)
    const number = (counts.get(of) ?? 0) + 1
    counts.set(of, number)
    for (const column of fields.keys()) {
      texts.set(`${of} ${number} ${column}`, rows.text(row, column))
    }
  }
  return texts
}

/** Counts the cells of products that are in both files and differ. */
function countDiffering(one: ReadFile, other: ReadFile): number {
  const texts = textsOf(one)
  return [...textsOf(other)].filter(([key, text]) => (texts.get(key) ?? text) !== text).length
}

const isWrite = (name: string) => /^(?:StageUpload|StartBulk|BulkState)/.test(name)

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/**
 * Plans four automations on a store, writes their changes through a server over HTTP, and takes them back.
 *
 * @returns the figures in Markdown
 */
export async function measureLoop(products: number): Promise<string> {
  const costs = new Costs()
  const site = await openSite({
    products,
    answer: (request, _server, pass) => costs.note(request, pass),
  })
  const [shop] = site.shopify.shops.values()
  shop!.contents.products.values()
  const server = await site.start('one')
  try {
    const browser = site.browser('ada')
    const member = memberOf(browser, (await browser.connect()).body.store.id)
    const read = await member.readFile()
    const pull = costs.of(() => true)
    const file = OpenFile.open(read.bytes, { name: 'live.csv' })
    for (const slug of slugs) {
      const patches = withoutConflicts(planFor(file, slug))
      file.apply({ id: slug, origin: { kind: 'automation', slug, options: {} }, at: 0, patches })
    }
    const { intents } = diffOpenFile(file, read.sidecar)
    const text = new TextDecoder().decode(intents.bytes()).trimEnd()
    const parse = await timed(() => text.split('\n').map((line) => JSON.parse(line)))
    changeElsewhere(shop!, intents)
    const ids = variantIds(shop!)

    costs.clear()
    const before = milliseconds(await server.usage())
    const ended = async (id: string) =>
      poll(async () => {
        const job = await member.find(id)
        return job.state.startsWith('done') ? job : undefined
      })
    const job = await ended((await member.add(intents)).id)
    const cpu = milliseconds(await server.usage()) - before
    const check = costs.of((name) => name.startsWith('Current'))
    const write = costs.of(isWrite)
    const started = costs.of((name) => name === 'StartBulkMutation').requests
    const all = costs.of(() => true)
    const undone = await ended((await member.undo(job.id)).id)
    const differing = countDiffering(read, await member.readFile())
    const keepsIds = variantIds(shop!).join() === ids.join()

    const { done, saved, conflict, gone, refused, waiting, unknown } = job.counts
    const row = (step: string, count: typeof check, onPaper = '') => [
      step,
      figure(count.requests),
      figure(count.points),
      onPaper,
    ]
    return [
      'The whole loop through the process of a server over HTTP, with Mass Compare Price, COGS Monitor, Auto Tag and Variant Title Fixer:',
      table(
        ['Step', 'Requests', 'Points', 'Points on paper'],
        [
          row('reading the store', pull),
          row('comparing with the store', check, figure(paper.check)),
          row(`writing by ${started} bulk operations`, write, figure(paper.write)),
          row('the whole update', all),
        ],
      ),
      `Of ${figure(intents.length)} values in ${figure(intents.products)} products, ${figure(paper.intents)} on paper, ${figure(done + saved)} were written, ${figure(conflict)} of the ${changedByOthers} that others had changed were found and left, ${figure(gone)} were gone with a product that was deleted, ${figure(refused)} were refused and ${figure(waiting + unknown)} stayed open. ${keepsIds ? 'All ids of variants are as they were.' : 'Ids of variants have changed.'} Undo wrote ${figure(undone.counts.done + undone.counts.saved)} values back; afterwards ${figure(differing)} cells differed from the file that was read first. The process of the server took ${figure(Math.round(cpu))} ms of CPU for the update, ${figure(Math.round(cpu / parse))} times as long as JSON.parse of its values takes.`,
    ].join('\n\n')
  } finally {
    await server.stop()
    await site.close()
  }
}
