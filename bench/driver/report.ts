import { kilobytes, limitOf, type Budget } from '../../scripts/checks/budget.ts'
import type { Bundle } from '../../scripts/bundle.ts'
import { budgets, weighAlone, weighOthers } from '../../scripts/checks/sizes.ts'
import type { PartSize, Sizes } from '../../scripts/checks/sizes.ts'
import type { AppSize, LibraryBundles } from './bundles.ts'
import { libraries } from './pages.ts'
import { actions, type Action, type LibraryRuntime } from './runtime.ts'
import { written, type Spread } from './statistics.ts'
import { table, type Row } from './writing.ts'

/** The goal of each action, as a ratio to plain elements. */
const runtimeGoals: Readonly<Record<Action, number>> = {
  mountButtons: 1.15,
  rerenderButtons: 1.6,
  switchTheme: 1.05,
  mountTable: 0.55,
  tickRow: 0.25,
}

const heapGoal = 1.05

/** A goal is met if the median meets it and no round exceeds it by more than a quarter. */
function verdict({ median, max }: Spread, goal: number): string {
  return median <= goal && max <= 1.25 * goal ? 'met' : 'missed'
}

function runtimeTable(results: readonly LibraryRuntime[]): string {
  const ours = results.find(({ id }) => id === 'dropwatt')
  const rows = Object.entries(actions).map(([name, { title }]) => {
    const action = name as Action
    const goal = runtimeGoals[action]
    const cells = results.map(({ id, ratios, milliseconds }) =>
      id === 'plain'
        ? `${written(milliseconds[action], (value) => value.toFixed(1))} ms`
        : written(ratios[action], (value) => value.toFixed(2)),
    )
    const met = ours ? verdict(ours.ratios[action], goal) : ''
    return [title, cells.join(' | '), `≤ ${goal}, ${met}`]
  })
  const counts = (title: string, of: (result: LibraryRuntime) => number, goal: number): Row => [
    title,
    ...results.map((result) => `${of(result)}`),
    `${goal}, ${ours && of(ours) === goal ? 'met' : 'missed'}`,
  ]
  return table(
    ['', ...results.map(({ id }) => libraries[id]), 'goal'],
    [
      ...rows,
      counts('components rendered by a theme switch', (of) => of.themeRenders.components, 0),
      counts('rows rendered by a tick', (of) => of.tickRenders.rows, 1),
      [
        'heap after 1,000 ticks, relative to before',
        ...results.map((result) => result.heapGrowth.toFixed(2)),
        `≤ ${heapGoal}, ${ours && ours.heapGrowth <= heapGoal ? 'met' : 'missed'}`,
      ],
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

function budgetRow(title: string, name: string, bytes: number, budget: Budget): Row {
  return [
    title,
    kilobytes(bytes),
    kilobytes(budget.goal),
    kilobytes(limitOf(name, budget)),
    bytes <= budget.goal ? 'met' : 'missed',
  ]
}

/** Returns the largest ones and all that miss the goal. */
function budgetRows(kind: string, parts: readonly PartSize[], budget: Budget): readonly Row[] {
  return parts
    .toSorted((a, b) => b.own.brotli - a.own.brotli)
    .filter(({ own }, index) => index === 0 || own.brotli > budget.goal)
    .map(({ name, own }) => budgetRow(`${kind} ${name}`, name, own.brotli, budget))
}

function budgetTable(sizes: Sizes): string {
  return table(
    ['', 'now', 'goal', 'limit in tests', ''],
    [
      budgetRow('Button', 'Button', sizes.button.brotli, budgets.button),
      budgetRow(
        'Button, with styled-components',
        'Button',
        sizes.buttonWithStyles.brotli,
        budgets.buttonWithStyles,
      ),
      budgetRow(
        'all components and pages, with styled-components',
        'all',
        sizes.everythingWithStyles.brotli,
        budgets.everything,
      ),
      ...budgetRows('component', sizes.parts, budgets.part),
      ...budgetRows('page', sizes.pages, budgets.page),
      budgetRow('an unused import', 'unused', sizes.unused.brotli, { goal: 0 }),
      budgetRow('@dropwatt/auth', 'auth', sizes.auth.brotli, budgets.auth),
    ],
  )
}

async function partTable(parts: readonly PartSize[]): Promise<string> {
  const rows: Row[] = []
  for (const part of parts) {
    const others = await weighOthers(part)
    rows.push([
      part.name,
      kilobytes(part.own.brotli),
      kilobytes((await weighAlone(part)).brotli),
      others === 0 ? '' : kilobytes(others),
    ])
  }
  return table(['component', 'own', 'with shared modules', 'other packages'], rows)
}

async function pageTable(pages: readonly PartSize[]): Promise<string> {
  const rows: Row[] = []
  for (const page of pages) {
    const alone = await weighAlone(page)
    rows.push([page.name, kilobytes(page.own.brotli), kilobytes(alone.brotli)])
  }
  return table(['page', 'own', 'with shared modules'], rows)
}

function shakingTable(kept: ReadonlyMap<string, number>): string {
  return table(
    ['bundler', 'extra bytes of Button imported from the main entry instead of its own module'],
    [...kept].map(([bundler, bytes]) => [bundler, String(bytes)]),
  )
}

export interface UiFindings {
  readonly rounds: number
  readonly versions: ReadonlyMap<string, string>
  readonly runtime: readonly LibraryRuntime[]
  readonly bundles: readonly LibraryBundles[]
  readonly shaking: ReadonlyMap<string, number>
  readonly sizes: Sizes
  /** Whether each component and page is weighed on its own, which takes minutes. */
  readonly weighsEach: boolean
}

function catalogLine([entry, { brotli }]: [string, Bundle]): string {
  return `the texts of \`@dropwatt/ui/${entry}\`, which only apps that import them load, are ${kilobytes(brotli)}`
}

/** Formats the results as Markdown. */
export async function report(findings: UiFindings): Promise<string> {
  const { rounds, versions, runtime, bundles, shaking, sizes, weighsEach } = findings
  return [
    '### Speed',
    `CPU time of the main thread relative to plain elements in the same round: the median of ${rounds} rounds, and the range. For plain elements the absolute time, for orientation only.`,
    runtimeTable(runtime),
    '### Size compared with others',
    'Without React; with styled-components or Emotion, the CSS and the providers that each library requires. Minified, brotli 11.',
    bundleTable(bundles, versions),
    '### Budgets',
    budgetTable(sizes),
    `Without styled-components all components and pages are ${[kilobytes(sizes.everything.brotli), ...Object.entries(sizes.catalogs).map(catalogLine)].join('; ')}.`,
    '### Tree-shaking',
    shakingTable(shaking),
    ...(weighsEach
      ? [
          '### Each component',
          await partTable(sizes.parts),
          '### Each page',
          await pageTable(sizes.pages),
        ]
      : []),
  ].join('\n\n')
}
