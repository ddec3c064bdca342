import type { FileJob, NextAutomation } from '../src/workbench/FileChip/index.js'
import type { SavedFile } from '../src/workbench/FileList/index.js'
import type { ShownFile, RecentFile } from '../src/workbench/files.types.js'

const hour = 3_600_000
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
