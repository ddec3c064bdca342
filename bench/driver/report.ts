import type { AppSize, LibraryBundles } from './bundles.ts'
import { libraries } from './pages.ts'
import { actions, type Action, type LibraryRuntime } from './runtime.ts'
import { written } from './statistics.ts'
import { kilobytes } from './units.ts'
import { table, type Row } from './writing.ts'

function runtimeCell({ id, ratios, milliseconds }: LibraryRuntime, action: Action): string {
  return id === 'plain'
    ? `${written(milliseconds[action], (value) => value.toFixed(1))} ms`
    : written(ratios[action], (value) => value.toFixed(2))
}

function runtimeTable(results: readonly LibraryRuntime[]): string {
  const rows = Object.entries(actions).map(([name, { title }]): Row => {
    const cells = results.map((result) => runtimeCell(result, name as Action))
    return [title, cells.join(' | ')]
  })
  const counts = (title: string, of: (result: LibraryRuntime) => number | string): Row => [
    title,
    ...results.map((result) => `${of(result)}`),
  ]
  return table(
    ['', ...results.map(({ id }) => libraries[id])],
    [
      ...rows,
      counts('components rendered by a theme switch', (of) => of.themeRenders.components),
      counts('rows rendered by a tick', (of) => of.tickRenders.rows),
      counts('heap after 1,000 ticks, relative to before', (of) => of.heapGrowth.toFixed(2)),
    ],
  )
}

function appSize({ script, style }: AppSize): string {
  const total = kilobytes(script + style)
  return style > 0 ? `${total} (${kilobytes(style)} of it CSS)` : total
}

function bundleTable(results: readonly LibraryBundles[], versions: ReadonlyMap<string, string>) {
  return table(
    ['', 'Button', 'seven components'],
    results
      .toSorted((a, b) => a.seven.script + a.seven.style - b.seven.script - b.seven.style)
      .map(({ id, button, seven }) => [
        `${libraries[id]} ${versions.get(id) ?? ''}`.trim(),
        appSize(button),
        appSize(seven),
      ]),
  )
}

export interface UiFindings {
  readonly rounds: number
  readonly versions: ReadonlyMap<string, string>
  readonly runtime: readonly LibraryRuntime[]
  readonly bundles: readonly LibraryBundles[]
}

/** Formats the results as Markdown. */
export function report({ rounds, versions, runtime, bundles }: UiFindings): string {
  return [
    '### Speed',
    `CPU time of the main thread relative to plain elements in the same round: the median of ${rounds} rounds, and the range. For plain elements the absolute time, for orientation only.`,
    runtimeTable(runtime),
    '### Size',
    'Without React; with styled-components or Emotion, the CSS and the providers that each library requires. Minified, brotli 11.',
    bundleTable(bundles, versions),
  ].join('\n\n')
}
