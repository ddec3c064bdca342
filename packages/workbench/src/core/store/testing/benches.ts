import { afterEach, vi } from 'vitest'
import { removeDatabase } from '../../databaseName.ts'
import { Bench } from '../Bench.ts'
import type { Session } from '../Session.ts'

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
