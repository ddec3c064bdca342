import type { StoreItemCounts, StoreJob, StoreJobItem } from '../src/store/storeJob.types.js'

const minute = 60_000

/** Returns the moment some minutes ago, as an ISO date. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * minute).toISOString()
}

const noCounts: StoreItemCounts = {
  waiting: 0,
  done: 0,
  'saved-differently': 0,
  already: 0,
  conflict: 0,
  refused: 0,
  gone: 0,
  unknown: 0,
}

/** An update in the middle of writing. */
export const writingJob: StoreJob = {
  id: 'update',
  kind: 'update',
  store: 'Lumen & Oak',
  state: 'writing',
  products: 496,
  values: 1810,
  counters: { checkedProducts: 496, writtenProducts: 318, written: 1204, verified: 0 },
  counts: { ...noCounts, waiting: 598, done: 1204, conflict: 8 },
  startedAt: minutesAgo(1),
}

/** The same update in another state. */
export function jobIn(state: StoreJob['state'], changes: Partial<StoreJob> = {}): StoreJob {
  return { ...writingJob, counts: { ...noCounts, waiting: 606, done: 1204 }, state, ...changes }
}

/** An update that has ended with 12 conflicts. */
export const updatedJob: StoreJob = {
  ...writingJob,
  state: 'done',
  counters: { checkedProducts: 496, writtenProducts: 491, written: 1790, verified: 1790 },
  counts: {
    ...noCounts,
    done: 1788,
    'saved-differently': 2,
    already: 5,
    conflict: 12,
    refused: 3,
  },
  startedAt: '2026-11-26T14:14:48',
  endedAt: '2026-11-26T14:16:00',
}

const compareAt = 'Compare-at price'

const conflicts: readonly Omit<StoreJobItem, 'id' | 'state'>[] = [
  {
    product: 'Heavyweight cotton tee',
    variant: 'Sand / L',
    field: compareAt,
    inStore: '39.90',
    whenRead: '44.90',
    yours: '34.99',
    choice: 'mine',
  },
  {
    product: 'Enamel mug, 350 ml',
    variant: 'White',
    field: compareAt,
    inStore: '18.00',
    whenRead: '',
    yours: '15.99',
    choice: 'store',
  },
  {
    product: 'Linen apron',
    variant: undefined,
    field: 'Title',
    inStore: 'Linen apron, undyed',
    whenRead: 'Apron linen natural',
    yours: 'Natural linen apron',
    choice: 'mine',
  },
  {
    product: 'Oak stool',
    variant: 'Smoked',
    field: compareAt,
    inStore: '89.00',
    whenRead: '79.00',
    yours: '84.99',
  },
]

const outcomes: readonly Omit<StoreJobItem, 'id'>[] = [
  {
    state: 'refused',
    product: 'Gift voucher',
    variant: '€50',
    field: compareAt,
    inStore: '',
    whenRead: '',
    yours: '64.99',
    refusal: { reason: 'shopify', message: 'Gift cards have no compare-at price' },
  },
  {
    state: 'refused',
    product: 'Wool throw',
    field: 'Title',
    inStore: 'Throw wool grey',
    whenRead: 'Throw wool grey',
    yours: `Hand-woven wool throw in ${'soft grey '.repeat(24)}`,
    refusal: { reason: 'too-long' },
  },
  {
    state: 'refused',
    product: 'Desk lamp',
    variant: 'Brass',
    field: 'Option1 value',
    inStore: 'Brass',
    whenRead: 'Brass',
    yours: 'Black',
    refusal: { reason: 'same-value' },
  },
  {
    state: 'saved-differently',
    product: 'Canvas tote bag',
    field: 'Description',
    inStore: '<p>A tote in 16 oz canvas</p>',
    whenRead: 'Tote bag canvas 16oz big',
    yours: 'A tote in 16 oz canvas',
  },
  {
    state: 'saved-differently',
    product: 'Ribbed beanie',
    field: 'Description',
    inStore: '<p>Warm, and light</p>',
    whenRead: 'Beanie hat warm winter',
    yours: '<div>Warm, and light</div>',
  },
]

const others = ['Wool sock', 'Linen shirt', 'Ceramic bowl', 'Beeswax candle'] as const

function plain(state: StoreJobItem['state'], length: number): Omit<StoreJobItem, 'id'>[] {
  const isKnown = state !== 'gone' && state !== 'unknown'
  return Array.from({ length }, (_, index) => ({
    state,
    product: others[index % others.length] ?? others[0],
    variant: `Sand / ${index + 1}`,
    field: compareAt,
    inStore: isKnown ? '24.99' : undefined,
    whenRead: '19.00',
    yours: '24.99',
  }))
}

function given(state: StoreJobItem['state'], length: number): Omit<StoreJobItem, 'id'>[] {
  return outcomes.filter((each) => each.state === state).slice(0, length)
}

function conflicting(length: number): Omit<StoreJobItem, 'id'>[] {
  return Array.from({ length }, (_, index) => ({
    product: others[index % others.length] ?? others[0],
    variant: `Grey / ${index + 36}`,
    field: compareAt,
    inStore: '12.00',
    whenRead: '9.00',
    yours: '9.99',
    ...conflicts[index],
    state: 'conflict' as const,
  }))
}

/** Returns the values of a job, in the order in which they are listed. */
export function jobItems(counts: StoreItemCounts): readonly StoreJobItem[] {
  const all = [
    ...conflicting(counts.conflict),
    ...given('refused', counts.refused),
    ...given('saved-differently', counts['saved-differently']),
    ...plain('gone', counts.gone),
    ...plain('unknown', counts.unknown),
    ...plain('waiting', counts.waiting),
    ...plain('already', counts.already),
    ...plain('done', counts.done),
  ]
  return all.map((item, index) => Object.assign({ id: String(index) }, item))
}
