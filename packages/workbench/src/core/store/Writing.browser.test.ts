import { expect, test, vi } from 'vitest'
import type { Session } from './Session.ts'
import { startBench, until, withBenches } from './testing/benches.ts'

withBenches()

const text = `Handle,Title,Vendor
cup,Acme cup 350 ml,Acme
lamp,Acme lamp,Acme
`

/** Opens a file with the model of the browser chosen, which is `prompt`. */
async function opened(prompt: (text: string) => Promise<string>): Promise<Session> {
  vi.stubGlobal('LanguageModel', {
    availability: async () => 'available',
    create: async () => ({ prompt, destroy() {} }),
  })
  const bench = startBench()
  await bench.opening.open(new File([text], 'export.csv'))
  const session = await until(() => bench.state.getState().session)
  await session.preview.show('ai-copy-optimizer')
  session.preview.setOption('engine', 'browser-model')
  await planned(session, 2)
  return session
}

/** Waits for a plan that has so many texts still to be written. */
function planned(session: Session, requests: number) {
  return until(() => {
    const { preview } = session.state.getState()
    return preview?.progress === 'ready' && preview.outcome?.requests === requests
      ? preview
      : undefined
  })
}

const start = (session: Session, shouldRepeat = false) =>
  session.preview.writing.start({
    engine: 'browser-model',
    language: 'en',
    by: 'The model',
    shouldRepeat,
  })

test('written texts survive a new worker', async () => {
  const session = await opened(async (title) => `White ${title}`)
  expect(session.state.getState().preview?.list?.summary).toMatchObject({
    changedCells: 0,
    nothing: 'not-written',
  })
  await start(session)
  await planned(session, 0)
  expect(session.state.getState().preview?.list?.summary.changedCells).toBe(2)
  expect(session.preview.writing.state.getState()).toMatchObject({
    work: undefined,
    problem: undefined,
    done: { 'browser-model': 2 },
  })

  await session.reload()
  await planned(session, 0)
  expect(session.state.getState().preview?.list?.summary.changedCells).toBe(2)

  await session.jobs.apply()
  const [job] = session.state.getState().status.jobs
  expect(job).toMatchObject({ changedCells: 2 })
  expect(JSON.stringify(job)).not.toContain('White')
})

test('a text that breaks a rule is a conflict', async () => {
  const session = await opened(async (title) => `${title}, 20 pieces`)
  await start(session)
  const { list } = await planned(session, 0)
  expect(list?.summary).toMatchObject({ conflicts: 2, included: 0 })
})

test('a cancelled run keeps the written texts', async () => {
  let isHeld = true
  const session = await opened(async (title) => {
    if (isHeld && title.includes('lamp')) {
      session.preview.writing.cancel()
      throw new DOMException('Stopped', 'AbortError')
    }
    return `New ${title}`
  })
  await start(session)
  await planned(session, 1)
  expect(session.preview.writing.state.getState()).toMatchObject({ problem: undefined, failed: 0 })
  isHeld = false
  await start(session)
  await planned(session, 0)
})

test('texts can be written again', async () => {
  let runs = 0
  const session = await opened(async (title) => {
    runs += 1
    return `${title} no. ${'I'.repeat(Math.ceil(runs / 2))}`
  })
  await start(session)
  await planned(session, 0)
  await start(session, true)
  expect(runs).toBe(4)
  await until(() => session.preview.rows.getState().rows.row(0))
})

test('a service that fails says why', async () => {
  const session = await opened(async () => {
    throw new DOMException('Out of memory', 'UnknownError')
  })
  await start(session)
  expect(session.preview.writing.state.getState()).toMatchObject({
    work: undefined,
    problem: { code: 'browser', details: 'UnknownError: Out of memory' },
  })
})
