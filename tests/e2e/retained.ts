import type { CDPSession, Page } from 'playwright/test'
import { liveTimers, type Timer } from './timers.ts'

/** The objects that a document retains. */
export interface Retained {
  readonly documents: number
  readonly nodes: number
  /** On all elements together. */
  readonly listeners: number
  /** Event types, one entry per listener. */
  readonly onWindow: readonly string[]
  readonly onDocument: readonly string[]
  readonly timers: readonly Timer[]
}

/** The growth of a page without leaks. */
export const noGrowth: Retained = {
  documents: 0,
  nodes: 0,
  listeners: 0,
  onWindow: [],
  onDocument: [],
  timers: [],
}

export interface Listener {
  readonly type: string
  readonly passive: boolean
}

/** Lists the listeners on the value of an expression. */
export async function listenersOn(
  devtools: CDPSession,
  expression: 'window' | 'document',
): Promise<readonly Listener[]> {
  const { result } = await devtools.send('Runtime.evaluate', { expression })
  if (result.objectId === undefined) throw new Error(`The page has no ${expression}.`)
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
  })
  await devtools.send('Runtime.releaseObject', { objectId: result.objectId })
  return listeners
}

async function typesOn(devtools: CDPSession, expression: 'window' | 'document') {
  const listeners = await listenersOn(devtools, expression)
  return listeners.map(({ type }) => type).toSorted()
}

/** Measures a page after a garbage collection. */
export async function measureRetained(page: Page, devtools: CDPSession): Promise<Retained> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return {
    documents,
    nodes,
    listeners: jsEventListeners,
    onWindow: await typesOn(devtools, 'window'),
    onDocument: await typesOn(devtools, 'document'),
    timers: await liveTimers(page),
  }
}

function added<Item>(before: readonly Item[], now: readonly Item[]): Item[] {
  const known = before.map((item) => JSON.stringify(item))
  return now.filter((item) => {
    const at = known.indexOf(JSON.stringify(item))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/** Returns the difference between two measurements. */
export function growth(before: Retained, now: Retained): Retained {
  return {
    documents: Math.max(0, now.documents - before.documents),
    nodes: Math.max(0, now.nodes - before.nodes),
    listeners: Math.max(0, now.listeners - before.listeners),
    onWindow: added(before.onWindow, now.onWindow),
    onDocument: added(before.onDocument, now.onDocument),
    timers: added(before.timers, now.timers),
  }
}

/** Returns the JavaScript heap in bytes after a garbage collection. */
export async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}
