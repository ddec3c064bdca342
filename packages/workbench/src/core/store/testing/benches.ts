import { generateExport } from '@dropwatt/automations'
import type { FileAutomationSlug } from '@dropwatt/automations/options'
import { afterEach, vi } from 'vitest'
import { removeDatabase } from '../../databaseName.ts'
import { Bench } from '../Bench.ts'
import type { Session } from '../Session.ts'

export const exportBytes = generateExport({ products: 40 }) as Uint8Array<ArrayBuffer>

const benches = new Set<Bench>()
const users = new Set<string>()

/** Gives the tests of a file time for workers, and ends each without what it opened and saved. */
export function withBenches(): void {
  vi.setConfig({ testTimeout: 30_000 })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const bench of benches) bench.close()
    await Promise.all([...users].map(removeDatabase))
    benches.clear()
    users.clear()
  })
}

/** Starts the workbench of an account, as a tab does. */
export function startBench(user: string = 'ada'): Bench {
  const bench = new Bench(user)
  benches.add(bench)
  users.add(user)
  return bench
}

/** Creates a CSV file. @default the product export */
export function csv(name: string = 'export.csv', content: BlobPart = exportBytes): File {
  return new File([content], name, { type: 'text/csv' })
}

/** Starts a workbench and opens a file in it. @default the product export */
export async function startWith(file: File = csv(), user?: string) {
  const bench = startBench(user)
  return { bench, session: await openIn(bench, file) }
}

/** Closes a workbench, as when its tab is closed. */
export function closeBench(bench: Bench): void {
  bench.close()
  benches.delete(bench)
}

/** Waits for something that a worker does, on a machine that may be busy. */
export function until<Value>(isDone: () => Value): Promise<NonNullable<Value>> {
  return vi.waitUntil(isDone, { timeout: 10_000 }) as Promise<NonNullable<Value>>
}

/** Waits until a file is open. */
export function opened({ state }: Bench): Promise<Session> {
  return until(() => state.getState().session)
}

/** Opens a file and waits until it is open. */
export async function openIn(bench: Bench, file: File): Promise<Session> {
  await bench.opening.open(file)
  return opened(bench)
}

/** Waits until the options of the page are planned. */
export async function planned(session: Session): Promise<Session> {
  await until(() => session.state.getState().preview?.progress === 'ready')
  return session
}

/** Shows the page of an automation and waits for its preview. */
export async function show(session: Session, slug: FileAutomationSlug): Promise<Session> {
  await session.preview.show(slug)
  return planned(session)
}

/** Returns the bytes of the downloaded file. */
export async function download(session: Session): Promise<Uint8Array> {
  const [file] = await session.worker.ask((api) => api.download({ which: 'whole' }))
  return new Uint8Array(await file!.content.arrayBuffer())
}
