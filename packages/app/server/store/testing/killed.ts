import type { StoreJob } from '@dropwatt/workbench/store-api'
import { Executions, hasText, textsIn } from './executions.ts'
import { higher, memberOf, type Texts } from './member.ts'
import { randomOf } from './randomOf.ts'
import { openSite, poll, type SiteServer } from './site.ts'

/** Milliseconds after which another server may go on with the jobs of one that was killed. */
const leaseTime = 61_000

/** Updates that the kills are divided among, if each is long enough for its part. */
const updates = 4
/** Events between two kills, at most: requests to the shop and mutations that it executes. */
const mostEvents = { direct: 90, bulk: 700 }
/** The same after the first kill of an update in bulk, whose lines are executed without the server. */
const fewEvents = 12

/** Outcome of updates whose server was killed. */
export interface KilledUpdates {
  readonly kills: number
  readonly states: readonly StoreJob['state'][]
  /** Values that are in the store, and reported as written. */
  readonly written: number
  readonly values: number
  /** Values that the store does not have at the end. */
  readonly lost: number
  /** Values that were not executed exactly once. */
  readonly notOnce: number
  /** Values that were reported as written while the store did not have them. */
  readonly falselyDone: number
}

/**
 * Runs updates by single requests and by bulk operations in turn, and kills their server at moments that
 * follow from a seed, until it was killed so many times.
 */
export async function runKilled(seed: number, kills: number): Promise<KilledUpdates> {
  const random = randomOf(seed)
  const below = (most: number) => 1 + Math.floor(random() * most)
  let server: SiteServer
  let ahead = 0
  /** Events until the server is killed; it lives while there is no number. */
  let left = Number.POSITIVE_INFINITY
  let death = Promise.withResolvers<void>()
  const count = { killed: 0 }
  const killNow = async () => {
    count.killed += 1
    await server.kill()
    death.resolve()
  }
  const isDue = () => (left -= 1) === 0
  const executions = new Executions()
  const site = await openSite({
    products: 280,
    clock: () => Date.now() + ahead,
    onMutation: (_domain, _field, variables) => {
      executions.note(variables)
      if (isDue()) void killNow()
    },
    // The request reaches the shop before the kill, or after it, as chance wants.
    answer: async (_request, _server, pass) => {
      if (!isDue()) return pass()
      if (random() < 0.5) {
        await killNow()
        return pass()
      }
      const response = await pass()
      await killNow()
      return response
    },
  })
  const start = async () => {
    server = await site.start('only', ahead)
  }
  await start()
  try {
    const browser = site.browser('ada')
    const member = memberOf(browser, (await browser.connect()).body.store.id)
    const [shop] = site.shopify.shops.values()
    const found = { written: 0, values: 0, lost: 0, notOnce: 0, falselyDone: 0 }
    const states: StoreJob['state'][] = []
    for (let round = 1; count.killed < kills; round += 1) {
      const isBulk = round % 2 === 0
      const vendor = () => `Ours ${round}`
      const tags = (before: string) => `${before}, ours ${round}`
      const texts: Texts = isBulk ? { price: higher, vendor, tags } : { vendor }
      const intents = await member.change(texts)
      const values = textsIn(intents)
      const last = count.killed + Math.ceil(kills / updates)
      left = below(isBulk ? mostEvents.bulk : mostEvents.direct)
      const { id } = await member.add(intents)
      for (;;) {
        const ended = poll(async () => {
          const { state } = await member.find(id)
          return state.startsWith('done') || state === 'failed' ? state : undefined
        })
        const state = await Promise.race([ended, death.promise])
        if (state !== undefined) {
          states.push(state)
          break
        }
        death = Promise.withResolvers()
        ahead += leaseTime
        await start()
        if (count.killed < Math.min(last, kills))
          left = below(isBulk ? fewEvents : mostEvents.direct)
        const reported = (await member.linesOf(id)).filter(({ outcome }) => outcome.is === 'done')
        found.falselyDone += reported.filter(({ item }) => !hasText(shop!, values[item]!)).length
      }
      left = Number.POSITIVE_INFINITY
      found.values += values.length
      found.written += (await member.find(id)).counts.done
      found.lost += values.filter((intent) => !hasText(shop!, intent)).length
      found.notOnce += values.filter((intent) => executions.of(intent) !== 1).length
    }
    return { kills: count.killed, states, ...found }
  } finally {
    await server!.kill()
    await site.close()
  }
}
