import { IntentList } from '@dropwatt/shopify'
import { expect, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { Bench } from '../../store/Bench.ts'
import type { Session } from '../../store/Session.ts'
import {
  closeBench,
  opened,
  planned,
  show,
  startBench,
  until,
  withBenches,
} from '../../store/testing/benches.ts'
import type { JobLine, StoreJob, StoreList } from '../storeApi.ts'
import { StoreClient } from '../StoreClient.ts'
import { Stores } from '../Stores.ts'
import { productsOf, practiceStore, requestOf } from '../testing/practice.ts'
import { liveUpdateOf, type LiveUpdate } from './LiveUpdate.ts'

withBenches()

const products = productsOf(await commands.readPracticeLines(6)).slice(0, 6)
const lines = products.flat().join('\n')
const vendors = products.map(([line = '']) => (JSON.parse(line) as { vendor: string }).vendor)

/** A server that has written every job as soon as it was started. */
class Server {
  readonly jobs: StoreJob[] = []
  readonly #lines = new Map<string, readonly JobLine[]>()

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const [, job] = /\/jobs\/(.+)\/items$/.exec(pathname) ?? []
    if (job !== undefined) {
      const texts = this.#lines.get(job)!.map((line) => JSON.stringify(line))
      return new Response(texts.join('\n'))
    }
    if (!pathname.endsWith('/jobs')) {
      const list: StoreList = { mode: 'practice', stores: [practiceStore], isReturned: false }
      return Response.json(list)
    }
    if (request.method === 'GET') return Response.json({ jobs: this.jobs })
    const intents = await IntentList.read([await request.text()])
    return Response.json(this.#write(searchParams.get('label')!, intents), { status: 201 })
  }

  #write(label: string, intents: IntentList): StoreJob {
    const written: JobLine[] = []
    for (const { product, title, intents: own } of intents.all()) {
      for (const { owner, column, before, after } of own) {
        const outcome = { is: 'done' } as const
        const facts = { item: written.length, product, title, variant: '', outcome }
        written.push({ ...facts, owner, column: column.key!, before, after })
      }
    }
    return this.#end(label, written)
  }

  /** Takes a job back. */
  undo({ id, label }: StoreJob): void {
    const back: JobLine[] = []
    for (const line of this.#lines.get(id)!) {
      back.push({ ...line, before: line.after, after: line.before })
    }
    this.#end(label, back, id)
  }

  #end(label: string, written: readonly JobLine[], undoes?: string): StoreJob {
    const total = written.length
    const at = new Date().toISOString()
    const job: StoreJob = {
      id: `job-${this.jobs.length}`,
      state: 'done',
      ...(undoes !== undefined && { undoes }),
      label,
      products: 6,
      progress: {
        total,
        checked: total,
        executed: total,
        written: total,
        verified: total,
        checkedProducts: 6,
        writtenProducts: 6,
      },
      counts: {
        waiting: 0,
        unknown: 0,
        done: total,
        saved: 0,
        already: 0,
        conflict: 0,
        refused: 0,
        gone: 0,
      },
      isStopping: false,
      createdAt: at,
      endedAt: at,
      undoUntil: '2199-01-01T00:00:00.000Z',
    }
    this.jobs.unshift(job)
    this.#lines.set(job.id, written)
    return job
  }
}

interface World {
  readonly server: Server
  readonly stores: Stores
}

async function connect(): Promise<World> {
  const server = new Server()
  const client = new StoreClient({
    getAccessToken: () => Promise.resolve('token'),
    fetch: server.fetch,
  })
  const stores = new Stores({ user: 'ada', client, verifyUser: () => Promise.resolve() })
  onTestFinished(() => stores.close())
  await stores.load()
  return { server, stores }
}

function watch(bench: Bench, session: Session, { stores }: World): LiveUpdate {
  const update = liveUpdateOf(bench.account, session, stores)
  onTestFinished(update.watch())
  return update
}

async function openLive(world: World) {
  const bench = startBench()
  expect(await bench.live.read(requestOf(lines))).toBe(true)
  const session = await opened(bench)
  return { bench, session, update: watch(bench, session, world) }
}

/** Gives all products one vendor. */
async function changeVendor(session: Session): Promise<void> {
  await show(session, 'bulk-vendor-change')
  session.preview.setOption('map', Object.fromEntries(vendors.map((each) => [each, 'Acme'])))
  await until(() => session.state.getState().preview?.list?.summary.included)
  await planned(session)
  await session.jobs.apply()
}

/** Waits until a number of values is not yet in the store. */
function differs(update: LiveUpdate, values: number) {
  return until(() => {
    const { status, difference } = update.state.getState()
    return status === 'counted' && difference?.values === values ? difference : undefined
  })
}

test('what is applied differs from the store, by columns', async () => {
  const { session, update } = await openLive(await connect())
  await differs(update, 0)
  await changeVendor(session)
  expect(await differs(update, 6)).toMatchObject({
    products: 6,
    columns: [{ name: 'Vendor', key: 'vendor', products: 6, values: 6, scope: 'write_products' }],
    unwritten: [],
    setBack: 0,
    jobsInStore: [],
  })
})

test('26: what is changed and set back is not written', async () => {
  const world = await connect()
  const { session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  await session.jobs.undo(session.state.getState().status.jobs[0]!.id)
  await differs(update, 0)
  expect(await update.start()).toBeUndefined()
  expect(world.server.jobs).toEqual([])
})

test('values that need a permission are left out until it is reset', async () => {
  const world = await connect()
  const { session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  await update.leaveOut('write_products')
  const difference = await differs(update, 0)
  expect(difference.columns).toMatchObject([{ name: 'Vendor', values: 6 }])
  expect(await update.start()).toBeUndefined()
  expect(world.server.jobs).toEqual([])
  update.reset()
  await differs(update, 6)
})

test('the lists of files count all that the store lacks, also what is left out for now', async () => {
  const { session, update } = await openLive(await connect())
  const listed = () => session.state.getState().file.notInStore
  await changeVendor(session)
  await differs(update, 6)
  const { changes } = session.state.getState().file
  await update.leaveOut('write_products')
  await differs(update, 0)
  expect(listed()).toEqual({ values: 6, changes })
  update.reset()
  await differs(update, 6)
  await update.start()
  await until(() => listed()?.values === 0)
})

test('an update writes what differs, and its job is that of the file', async () => {
  const world = await connect()
  const { session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  expect(await update.start()).toMatchObject({ file: session.file.id, store: practiceStore.id })
  const [job] = session.state.getState().status.jobs
  expect(await differs(update, 0)).toMatchObject({ jobsInStore: [job!.id] })
  const { undoable } = update.state.getState()
  expect(undoable?.id).toBe(world.server.jobs[0]!.id)
})

test('what was written is known after a reload', async () => {
  const world = await connect()
  const { bench, session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  await update.start()
  await differs(update, 0)
  closeBench(bench)
  // The server may be gone.
  world.server.jobs.length = 0
  const again = startBench()
  const difference = await differs(watch(again, await opened(again), world), 0)
  expect(difference.jobsInStore).toHaveLength(1)
})

test('what was taken back is not yet in the store again', async () => {
  const world = await connect()
  const { session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  await update.start()
  await differs(update, 0)
  world.server.undo(world.server.jobs[0]!)
  await world.stores.jobs.refresh()
  await differs(update, 6)
  expect(update.state.getState().undoable).toBeUndefined()
})

test('reading again forgets what was written', async () => {
  const world = await connect()
  const { bench, session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  await update.start()
  await differs(update, 0)
  world.server.jobs.length = 0
  await world.stores.jobs.refresh()
  expect(await bench.live.readAgain(requestOf(lines))).toBe(true)
  await differs(update, 0)
  expect(session.state.getState().status.jobs).toEqual([])
  await changeVendor(session)
  await differs(update, 6)
})

test('what was taken back in the store is made again when it is read again', async () => {
  const world = await connect()
  const { bench, session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  await update.start()
  await differs(update, 0)
  world.server.undo(world.server.jobs[0]!)
  await world.stores.jobs.refresh()
  await differs(update, 6)
  expect(await bench.live.readAgain(requestOf(lines))).toBe(true)
  await differs(update, 6)
  expect(session.state.getState().status.jobs).toMatchObject([{ state: 'applied' }])
})

test('without the store nothing is started, and the reason is known', async () => {
  const world = await connect()
  const { session, update } = await openLive(world)
  await changeVendor(session)
  await differs(update, 6)
  world.stores.close()
  expect(await update.start()).toBeUndefined()
  expect(update.state.getState()).toMatchObject({
    isStarting: false,
    problem: { code: 'not-found' },
  })
})
