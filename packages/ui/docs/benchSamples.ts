import type { FileJob, NextAutomation } from '../src/workbench/FileChip/index.js'
import type { SavedFile } from '../src/workbench/FileList/index.js'
import type { ShownFile, RecentFile } from '../src/workbench/files.types.js'

const minute = 60_000
const hour = 60 * minute
const now = Date.now()

export const sampleFile: ShownFile = {
  name: 'products_export.csv',
  products: 5000,
  rows: 26_488,
  bytes: 8_800_000,
}

export const imageSet: ShownFile = {
  name: 'summer-drop',
  kind: 'images',
  images: { count: 212, formats: ['jpeg', 'png', 'webp'] },
  products: 0,
  rows: 0,
  bytes: 318_000_000,
}

export const storeFile: ShownFile = {
  ...sampleFile,
  name: 'products_export_autumn_and_winter_2026_all_markets.csv',
  store: { text: 'Nordic Living', badge: 'B' },
}

/** The time before now, as an ISO date. */
const before = (ms: number) => new Date(now - ms).toISOString()

export const liveFile: ShownFile = {
  name: 'lumen-oak.csv',
  products: 1284,
  rows: 7930,
  bytes: 3_100_000,
  live: {
    store: 'Lumen & Oak',
    domain: 'lumen-oak.myshopify.com',
    readAt: before(12.5 * minute),
    isOld: false,
    isPractice: false,
    state: 'connected',
    variants: 6702,
  },
}

/** Read so long ago that it is time to read it again. */
export const oldLiveFile: ShownFile = {
  ...liveFile,
  live: { ...liveFile.live!, readAt: before(5.5 * hour), isOld: true },
}

/** Its store has to be connected again. */
export const endedLiveFile: ShownFile = {
  ...liveFile,
  live: { ...liveFile.live!, state: 'reconnect' },
}

export const practiceFile: ShownFile = {
  ...liveFile,
  name: 'lumen-practice.csv',
  live: {
    ...liveFile.live!,
    store: 'Lumen Practice',
    domain: 'lumen-practice.myshopify.com',
    isPractice: true,
  },
}

export const recentFiles: readonly RecentFile[] = [
  { id: 'a', name: 'products_export.csv', openedAt: now - 24 * hour, jobs: 3 },
  {
    id: 'b',
    name: 'store-b-products.csv',
    openedAt: now - 240 * hour,
    jobs: 0,
    store: { text: 'Nordic Living', badge: 'B' },
  },
]

export const liveRecentFiles: readonly RecentFile[] = [liveFile, practiceFile].map(
  ({ name, live }) => ({ id: name, name, openedAt: now - hour, jobs: 2, live }),
)

export const fileJobs: readonly FileJob[] = [
  { id: '1', name: 'Mass Compare-at-Price', at: now - hour, canUndo: true },
  { id: '2', name: 'Auto-Tag Products', at: now - 2 * hour, canUndo: true },
  { id: '3', name: 'Change Vendor in Bulk', at: now - 26 * hour, canUndo: true },
  { id: '4', name: 'Remove Track Quantity', at: now - 27 * hour, canUndo: true },
]

export const nextAutomations: readonly NextAutomation[] = [
  { slug: 'auto-tag', label: 'Auto-Tag Products', href: '/dashboard/auto-tag' },
  {
    slug: 'product-translation',
    label: 'Product Translation',
    href: '/dashboard/product-translation',
    reason: 'Needs a translation export',
  },
]

export const savedFiles: readonly SavedFile[] = [
  {
    ...sampleFile,
    id: 'a',
    openedAt: now - hour,
    jobs: 3,
    savedBytes: 9_600_000,
    state: { kind: 'open' },
  },
  {
    id: 'b',
    name: 'summer-drop.csv',
    products: 212,
    rows: 640,
    bytes: 147_000_000,
    openedAt: now - 3 * hour,
    jobs: 1,
    savedBytes: 147_000_000,
    state: { kind: 'paused', done: 132, total: 212 },
  },
  {
    id: 'c',
    name: 'supplier-014.csv',
    products: 911,
    rows: 911,
    bytes: 1_100_000,
    openedAt: now - 200 * hour,
    jobs: 2,
    savedBytes: 1_200_000,
    state: { kind: 'downloaded' },
  },
  {
    id: 'd',
    name: 'store-b-products.csv',
    products: 640,
    rows: 1220,
    bytes: 1_700_000,
    openedAt: now - 260 * hour,
    jobs: 4,
    savedBytes: 1_900_000,
    store: { text: 'Nordic Living', badge: 'B' },
    state: { kind: 'not-downloaded' },
  },
]

/** The files of a member who has connected stores. */
export const liveSavedFiles: readonly SavedFile[] = [
  {
    ...liveFile,
    id: 'live',
    openedAt: now - hour,
    jobs: 2,
    savedBytes: 3_400_000,
    state: { kind: 'open' },
  },
  {
    ...practiceFile,
    id: 'practice',
    openedAt: now - 30 * hour,
    jobs: 0,
    savedBytes: 3_400_000,
    state: { kind: 'not-downloaded' },
  },
  ...savedFiles.slice(2),
]
