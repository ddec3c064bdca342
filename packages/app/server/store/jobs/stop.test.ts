import { expect, onTestFinished, test } from 'vitest'
import { Executions, hasText, textsIn } from '../testing/executions.ts'
import { memberOf } from '../testing/member.ts'
import { openSite, poll } from '../testing/site.ts'

/** Opens a site whose shop holds the answer to one mutation of a job, which it has executed. */
async function openHeld() {
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  const executions = new Executions()
  let count = 0
  let isHeld = false
  const site = await openSite({
    products: 60,
    onMutation: (_domain, field, variables) => {
      executions.note(variables)
      if (field === 'productUpdate') count += 1
    },
    answer: async (_request, server, pass) => {
      if (server === 'two') await seen.promise
      const response = await pass()
      if (server !== 'one' || isHeld || count < 10) return response
      isHeld = true
      reached.resolve()
      await held.promise
      return response
    },
  })
  onTestFinished(() => site.close())
  const server = await site.start('one')
  const browser = site.browser('ada')
  const member = memberOf(browser, (await browser.connect()).body.store.id)
  const intents = await member.change({ vendor: () => 'Ours' })
  const { id } = await member.add(intents)
  await reached.promise

  /** Starts the next server, whose clock is no later, and waits for the end of the job. */
  async function goOn() {
    const next = await site.start('two')
    onTestFinished(() => next.kill())
    const before = await member.find(id)
    seen.resolve()
    const ended = await poll(async () => {
      const job = await member.find(id)
      return job.state === 'done' ? job : undefined
    })
    const values = textsIn(intents)
    const [shop] = site.shopify.shops.values()
    expect(ended.counts).toMatchObject({ done: values.length, conflict: 0, unknown: 0 })
    expect(values.filter((intent) => !hasText(shop!, intent))).toEqual([])
    expect(values.filter((intent) => executions.of(intent) !== 1)).toEqual([])
    return before
  }
  return { server, release: () => held.resolve(), goOn }
}

test('a server that is stopped takes the answer that it waits for, and the next goes on at once', async () => {
  const { server, release, goOn } = await openHeld()
  const stopped = server.stop()
  release()
  await stopped
  const { counts } = await goOn()
  expect(counts.unknown).toBe(0)
}, 120_000)

test('a server that is stopped ends without an answer that does not come, which the next looks up', async () => {
  const { server, release, goOn } = await openHeld()
  await server.stop()
  const { counts } = await goOn()
  expect(counts.unknown).toBeGreaterThan(0)
  release()
}, 120_000)
