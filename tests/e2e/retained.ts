import type { CDPSession, Page } from 'playwright/test'
import { liveTimers, type Timer } from './timers.ts'

/** What a document keeps alive. */
export interface Holdings {
  readonly documents: number
  readonly nodes: number
  /** On all elements together. */
  readonly listeners: number
  /** Types of events, once for each listener. */
  readonly onWindow: readonly string[]
  readonly onDocument: readonly string[]
  readonly timers: readonly Timer[]
}

/** What a page holds that has not grown. */
export const noGrowth: Holdings = {
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

/** Lists the listeners on what an expression gives. */
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

/** Takes stock of a page, rubbish collected. */
export async function holdings(page: Page, devtools: CDPSession): Promise<Holdings> {
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

/** Tells what a page holds that it did not hold before. */
export function growth(before: Holdings, now: Holdings): Holdings {
  return {
    documents: Math.max(0, now.documents - before.documents),
    nodes: Math.max(0, now.nodes - before.nodes),
    listeners: Math.max(0, now.listeners - before.listeners),
    onWindow: added(before.onWindow, now.onWindow),
    onDocument: added(before.onDocument, now.onDocument),
    timers: added(before.timers, now.timers),
  }
}

/** Bytes of JavaScript's heap, rubbish collected. */
export async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}
