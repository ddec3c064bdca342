import { OpenFile, withoutConflicts } from '../../packages/automations/src/index.ts'
import {
  diffOpenFile,
  IntentList,
  jobItems,
  undoIntents,
  type AdminClient,
  type JobState,
} from '../../packages/store/src/index.ts'
import { differingCells, LiveShop } from '../../packages/store/src/test/openLiveShop.ts'
import { planFor } from '../automations/previews.ts'
import { spread, written } from '../driver/statistics.ts'
import { figure, milliseconds } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { countOf, requestRow } from './requests.ts'
import { timed } from './timed.ts'

const slugs = [
  'mass-compare-price',
  'bulk-vendor-change',
  'auto-tag',
  'variant-title-fixer',
] as const

/** Variants whose price others change after the file was read. */
const changedByOthers = 70

/** Figures of the prototype that the design was measured with: points, and milliseconds. */
const paper = { check: 742, write: 30, diff: 86 }

type Client = Pick<AdminClient, 'points' | 'run' | 'wait'>

/** Keeps the answers to a client, and gives them again without a store. */
class Recording {
  readonly #answers = new Map<string, unknown[]>()
  readonly #files = new Map<string, Uint8Array[]>()
  readonly #client: Client
  readonly #download: (address: string) => AsyncIterable<Uint8Array>

  constructor(live: LiveShop) {
    this.#client = live.client
    this.#download = async function* download(address) {
      const { body } = await live.store.fetch(new Request(address))
      if (body) yield* body
    }
  }

  /** Options of a run whose answers are kept. */
  record() {
    const run = async (name: never, variables: never) => {
      const answer: unknown = await this.#client.run(name, variables)
      const key = name + JSON.stringify(variables)
      const answers = this.#answers.get(key) ?? []
      answers.push(answer)
      this.#answers.set(key, answers)
      return answer
    }
    const download = async function* download(this: Recording, address: string) {
      const chunks: Uint8Array[] = []
      this.#files.set(address, chunks)
      for await (const chunk of this.#download(address)) {
        chunks.push(chunk)
        yield chunk
      }
    }.bind(this)
    const { wait, points } = this.#client
    return { client: { run, wait, points } as unknown as Client, download }
  }

  /** Options of a run that gets the same answers. */
  replay() {
    const rest = new Map([...this.#answers].map(([key, answers]) => [key, [...answers]]))
    const run = async (name: never, variables: never) =>
      rest.get(name + JSON.stringify(variables))?.shift()
    const files = this.#files
    const client = { run, wait: () => Promise.resolve(), points: this.#client.points }
    return {
      client: client as unknown as Client,
      download: async function* download(address: string) {
        yield* files.get(address) ?? []
      },
      upload: () => Promise.resolve(),
    }
  }
}

const checks = ['CurrentProducts', 'CurrentVariants', 'CurrentMedia', 'CurrentMetafields']
const bulkWrites = ['StageUpload', 'StartBulkMutation', 'BulkState']

/** Changes prices past the file, of variants that the job is about. */
function changeElsewhere(live: LiveShop, intents: IntentList): void {
  let left = changedByOthers
  for (const { product, intents: own } of intents.all()) {
    const { variants = [] } = live.shop.contents.products.get(product) ?? {}
    for (const { owner, column } of own) {
      const variant = variants.find(({ id }) => id === owner)
      if (left === 0 || column.key !== 'compareAtPrice' || !variant) continue
      variant.compareAtPrice = '1.23'
      left -= 1
    }
  }
}

function variantIds(live: LiveShop): string {
  return [...live.shop.contents.products.values()]
    .flatMap(({ variants }) => variants.map(({ id }) => id))
    .join()
}

/** Says in words what a job and its undo left in the store. */
function describe(
  intents: IntentList,
  state: JobState,
  { keepsIds, undone, differing }: { keepsIds: boolean; undone: JobState; differing: number },
): string {
  const { done, saved, conflict, refused, gone } = state.counts
  const ids = keepsIds ? 'All ids of variants are as they were.' : 'Ids of variants have changed.'
  return `Of ${figure(intents.length)} values in ${figure(intents.products)} products ${figure(done + saved)} were written, ${figure(conflict)} of the ${changedByOthers} that others had changed were found and left, ${figure(refused)} were refused and ${figure(gone)} were gone. ${ids} Undo wrote ${figure(undone.counts.done)} values back; afterwards ${figure(differing)} cells differed from the file that was read first, those of the others.`
}

/**
 * Plans four automations on a store, writes their changes, and takes them back.
 *
 * @returns the figures in Markdown
 */
export async function measureJob(products: number, rounds: number) {
  const live = new LiveShop(products)
  const read = await live.readFile()
  const file = OpenFile.open(read.bytes, { name: 'live.csv' })
  for (const slug of slugs) {
    const patches = withoutConflicts(planFor(file, slug))
    file.apply({ id: slug, origin: { kind: 'automation', slug, options: {} }, at: 0, patches })
  }
  const { intents } = diffOpenFile(file, read.sidecar)
  const bytes = intents.bytes()
  const ids = variantIds(live)
  changeElsewhere(live, intents)

  live.asked.length = 0
  live.points.clear()
  const recording = new Recording(live)
  const state = await live.run(intents, 'measured', recording.record())
  const counts = { check: countOf(live, checks), write: countOf(live, bulkWrites) }
  const bulks = live.asked.filter((name) => name === 'StartBulkMutation').length
  const undone = await live.run(undoIntents(intents, state).intents)
  const differing = differingCells(read, await live.readFile()).length
  const facts = describe(intents, state, { keepsIds: ids === variantIds(live), undone, differing })

  const times: Record<'parse' | 'diff' | 'read' | 'job' | 'results', number[]> = {
    parse: [],
    diff: [],
    read: [],
    job: [],
    results: [],
  }
  const text = new TextDecoder().decode(bytes)
  for (let round = -1; round < rounds; round += 1) {
    live.journals.delete('measured')
    const found = {
      parse: await timed(() =>
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ),
      diff: await timed(() => diffOpenFile(file, read.sidecar)),
      read: await timed(() => IntentList.read([bytes])),
      job: await timed(() => live.run(intents, 'measured', recording.replay())),
      results: await timed(() => [...jobItems(intents, state)].length),
    }
    // The first round is compiled as it goes.
    if (round === -1) continue
    for (const name of Object.keys(times) as (keyof typeof times)[]) times[name].push(found[name])
  }
  await live.close()

  const ratios = (each: readonly number[]) =>
    written(spread(each.map((time, round) => time / times.parse[round]!)), (ratio) =>
      ratio.toFixed(1),
    )
  const timeRow = (name: string, each: readonly number[]) => [
    name,
    milliseconds(spread(each)),
    ratios(each),
  ]
  return {
    facts,
    requests: table(
      ['Step', 'Requests', 'Points', 'Points on paper'],
      [
        requestRow('comparing with the store', counts.check, figure(paper.check)),
        requestRow(`writing by ${bulks} bulk operations`, counts.write, figure(paper.write)),
      ],
    ),
    times: table(
      ['Step', 'CPU', 'Ratio'],
      [
        timeRow('JSON.parse of the intents', times.parse),
        timeRow(`difference of the file, ${paper.diff} ms on paper`, times.diff),
        timeRow('reading intents of a stranger', times.read),
        timeRow('the whole job without the store', times.job),
        timeRow('listing all results', times.results),
      ],
    ),
  }
}
