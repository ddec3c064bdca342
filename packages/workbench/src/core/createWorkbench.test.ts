import { expect, test, vi } from 'vitest'
import { createWorkbench } from './createWorkbench.ts'
import type { Stores } from './live/Stores.ts'
import type { Bench } from './store/Bench.ts'

/** The parts of an account's workbench that a tab uses. */
function fakeBench(user: string, isAtRisk = false) {
  const close = vi.fn<() => void>()
  const bench = { account: { user }, files: { isAtRisk }, close } as unknown as Bench
  return { bench, close, create: vi.fn<() => Bench>(() => bench) }
}

function fakeStores(user: string) {
  const close = vi.fn<() => void>()
  return { close, create: () => ({ user, close }) as unknown as Stores }
}

const create = () => createWorkbench({ workerUrl: (url) => url })

test('an account has one workbench, which another account closes', () => {
  const workbench = create()
  const [ada, bea] = [fakeBench('ada'), fakeBench('bea', true)]
  expect(workbench.benchOf('ada', ada.create)).toBe(ada.bench)
  expect(workbench.benchOf('ada', ada.create)).toBe(ada.bench)
  expect(ada.create).toHaveBeenCalledOnce()
  expect(workbench.benchOf('bea', bea.create)).toBe(bea.bench)
  expect(ada.close).toHaveBeenCalledOnce()
  expect(workbench.benchOf('ada', ada.create)).toBe(ada.bench)
  expect(bea.close).toHaveBeenCalledOnce()
})

test('pages learn that it has loaded, once it has', async () => {
  const workbench = create()
  const listener = vi.fn<() => void>()
  const unsubscribe = workbench.subscribe(listener)
  expect(workbench.hasStarted()).toBe(false)
  workbench.benchOf('ada', fakeBench('ada').create)
  // Not while it is asked for, which is during a render.
  expect(listener).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  expect(workbench.hasStarted()).toBe(true)
  unsubscribe()
  workbench.benchOf('bea', fakeBench('bea').create)
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})

test('a sign-out closes it, unless something is not saved', () => {
  const workbench = create()
  const [saved, unsaved] = [fakeBench('ada'), fakeBench('ada', true)]
  workbench.close()
  workbench.benchOf('ada', saved.create)
  workbench.close()
  expect(saved.close).toHaveBeenCalledOnce()
  workbench.benchOf('ada', unsaved.create)
  workbench.close()
  expect(unsaved.close).not.toHaveBeenCalled()
  expect(workbench.benchOf('ada', saved.create)).toBe(unsaved.bench)
})

test('the stores of an account are forgotten with another one, and when nobody is signed in', () => {
  const workbench = create()
  const [ada, bea] = [fakeStores('ada'), fakeStores('bea')]
  const first = workbench.storesOf('ada', ada.create)
  expect(workbench.storesOf('ada', ada.create)).toBe(first)
  workbench.storesOf('bea', bea.create)
  expect(ada.close).toHaveBeenCalledOnce()
  workbench.close()
  expect(bea.close).toHaveBeenCalledOnce()
})
