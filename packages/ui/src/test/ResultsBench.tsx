'use client'
import { useState } from 'react'
import {
  ImageResults,
  type ImageResultRow,
  type ImageResultsProps,
  type ImageTotals,
  type ResultFilter,
} from '../workbench/ImageResults/index.js'

const kinds: readonly Omit<ImageResultRow, 'id'>[] = [
  {
    name: 'cotton-tee-sand.jpg',
    before: 1_270_000,
    after: 520_000,
    similarity: 0.992,
    status: { kind: 'ready' },
  },
  {
    name: 'oak-stool.jpg',
    before: 429_000,
    after: 214_000,
    similarity: 0.988,
    status: { kind: 'ready' },
  },
  {
    name: 'canvas-tote.png',
    before: 451_000,
    after: 72_000,
    similarity: 0.996,
    status: { kind: 'ready' },
    converted: { from: 'png', to: 'webp' },
  },
  {
    name: 'soy-candle.jpg',
    before: 100_000,
    similarity: 1,
    status: { kind: 'kept', reason: 'already-small' },
  },
  {
    name: 'ribbed-beanie.jpg',
    before: 612_000,
    after: 241_000,
    similarity: 0.961,
    status: { kind: 'review', reasons: ['less-similar'] },
  },
  { name: 'lamp.heic', before: 2_100_000, status: { kind: 'refused', problem: 'heic' } },
  { name: 'desk-lamp.jpg', before: 980_000, status: { kind: 'excluded' } },
  { name: 'tote-brown.jpg', before: 1_310_000, status: { kind: 'processing' } },
]

/** Returns what a job made of a set, in one way after the other. */
export function sampleResults(count: number): readonly ImageResultRow[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(kinds[index % kinds.length] ?? kinds[0]!),
    id: `image-${index}`,
  }))
}

const sampleTotals: ImageTotals = {
  before: 318_000_000,
  after: 146_800_000,
  lowestSimilarity: 0.961,
  smaller: 171,
  kept: 38,
  excluded: 3,
}

const tests: Readonly<Record<ResultFilter, (row: ImageResultRow) => boolean>> = {
  all: () => true,
  kept: ({ status }) => status.kind === 'kept',
  'less-similar': ({ similarity = 1 }) => similarity < 0.97,
  review: ({ status }) => status.kind === 'review',
}

/** Results that hold their filter, as the app does. */
export function ResultsBench({
  all = sampleResults(8),
  ...props
}: Partial<ImageResultsProps> & { readonly all?: readonly ImageResultRow[] }) {
  const [filter, setFilter] = useState<ResultFilter>('all')
  const shown = all.filter(tests[filter])
  const countOf = (each: ResultFilter) => all.filter(tests[each]).length
  return (
    <ImageResults
      totals={sampleTotals}
      {...props}
      rowCount={shown.length}
      rows={(index) => shown[index]}
      revision={all.length}
      filter={filter}
      onFilterChange={setFilter}
      counts={{
        all: all.length,
        kept: countOf('kept'),
        'less-similar': countOf('less-similar'),
        review: countOf('review'),
      }}
    />
  )
}
