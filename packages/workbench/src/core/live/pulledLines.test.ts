import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pulledLines } from './pulledLines.ts'
import type { Pull } from './storeApi.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = new TextEncoder().encode('{}\n')
const pull = (state: Pull['state'], objects = 0): Pull => ({ id: 'pull', state, objects })

/** Lines that the test sends and ends. */
function openLines(look: () => Promise<Pull>) {
  const { readable, writable } = new TransformStream<typeof line, typeof line>()
  const stop = new AbortController()
  const counts: number[] = []
  const lines = pulledLines({
    open: async () => readable,
    look,
    signal: stop.signal,
    onProgress: (count) => counts.push(count),
  })
  return { lines, writer: writable.getWriter(), counts, stop }
}

test('progress never falls, and survives a look that fails', async () => {
  const looks: (Pull | Error)[] = [
    pull('reading', 5),
    pull('reading', 3),
    new Error('offline'),
    pull('reading', 8),
  ]
  const { lines, counts } = openLines(async () => {
    const next = looks.shift()
    if (next instanceof Error || !next) throw next
    return next
  })
  await lines
  await vi.advanceTimersByTimeAsync(4000)
  expect(counts).toEqual([5, 8])
})

test('they end once the server has read all', async () => {
  const { lines, writer, counts } = openLines(async () => pull('done', 1))
  const text = new Response(await lines).text()
  await writer.write(line)
  await writer.close()
  expect(await text).toBe('{}\n')
  expect(counts).toEqual([1])
})

test.each(['reading', 'cancelled'] as const)(
  'an end while the server is %s was a cut connection',
  async (state) => {
    const { lines, writer } = openLines(async () => pull(state))
    const text = new Response(await lines).text()
    void writer.close()
    await expect(text).rejects.toMatchObject({ code: 'offline' })
  },
)

test('nobody looks after the member has stopped', async () => {
  const look = vi.fn<() => Promise<Pull>>(async () => pull('reading'))
  const { lines, stop } = openLines(look)
  await lines
  stop.abort()
  await vi.advanceTimersByTimeAsync(4000)
  expect(look).not.toHaveBeenCalled()
})
