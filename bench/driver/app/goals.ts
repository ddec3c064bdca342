import { appBudgets } from '../../../scripts/checks/app-budgets.ts'
import { kilobytes } from '../../../scripts/checks/budget.ts'
import { pathsOf, weigh } from '../../../scripts/traffic.ts'
import { spread, type Spread } from '../statistics.ts'
import { categories, type Category, type Metric } from './lighthouse.ts'
import { subjects, type Measured, type SubjectId } from './measure.ts'

/** A goal and its result. */
export interface Goal {
  readonly title: string
  readonly aim: string
  readonly found: string
  readonly isMet: boolean
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function spreadOf(
  { rounds }: Measured,
  id: SubjectId,
  of: (sample: Measured['rounds'][number][SubjectId]) => number,
): Spread {
  return spread(rounds.map((round) => of(round[id])))
}

/** The score of a page, round by round. */
export function scores(measured: Measured, id: SubjectId, category: Category): Spread {
  return spreadOf(measured, id, (sample) => sample.scores[category])
}

/** A metric of a page, round by round. */
export function times(measured: Measured, id: SubjectId, metric: Metric): Spread {
  return spreadOf(measured, id, (sample) => sample.metrics[metric])
}

/** The ratio of a metric to that of the floor page in the same round. */
export function ratios({ rounds }: Measured, id: SubjectId, metric: Metric): Spread {
  return spread(rounds.map((round) => round[id].metrics[metric] / round.floor.metrics[metric]))
}

/** Tells whether the machine was idle enough for valid results. */
export function counts(measured: Measured): boolean {
  return scores(measured, 'floor', 'performance').median === 100
}

function score(measured: Measured, id: SubjectId, category: Category, least: number): Goal {
  const { median, min } = scores(measured, id, category)
  return {
    title: `${subjects[id].title}, ${categories[category]}`,
    aim: least === 100 ? '100' : `≥ ${least}`,
    found: min === median ? `${median}` : `${median}, once ${min}`,
    isMet: median >= least,
  }
}

/** A ratio is met if the median meets it and no round exceeds it by more than a quarter. */
function ratio(measured: Measured, id: SubjectId, metric: Metric, most: number): Goal {
  const { median, max } = ratios(measured, id, metric)
  return {
    title: `${subjects[id].title}, ${metric.toUpperCase()} relative to the floor page`,
    aim: `≤ ${most}`,
    found: `${median.toFixed(2)}, at most ${max.toFixed(2)}`,
    isMet: median <= most && max <= 1.25 * most,
  }
}

function atMost(
  title: string,
  figure: number,
  most: number,
  write: (value: number) => string = String,
): Goal {
  return { title, aim: `≤ ${write(most)}`, found: write(figure), isMet: figure <= most }
}

function timed(
  measured: Measured,
  id: SubjectId,
  name: Metric,
  most: number,
  write: (value: number) => string,
): Goal {
  const title = `${subjects[id].title}, ${name.toUpperCase()}`
  return atMost(title, times(measured, id, name).median, most, write)
}

function loadGoals({ loads }: Measured): readonly Goal[] {
  const { landing, dashboard } = loads
  const inline = landing.reduce((sum, { inlineScript }) => sum + inlineScript, 0)
  const before = `${subjects.landing.title} before any interaction`
  return [
    atMost(`${before}, scripts`, pathsOf(landing, 'script').length, appBudgets.scripts.goal),
    atMost(`${before}, inline script`, inline, appBudgets.inlineScript.goal, kilobytes),
    atMost(
      `${before}, HTML and CSS`,
      weigh(landing, 'document', 'style'),
      appBudgets.document.goal,
      kilobytes,
    ),
    atMost(
      `${before}, HTML and CSS of the first screen`,
      landing.reduce((sum, { firstScreen }) => sum + firstScreen, 0),
      appBudgets.firstScreen.goal,
      kilobytes,
    ),
    atMost(`${before}, requests`, landing.length, appBudgets.requests.goal),
    atMost(`${before}, in total`, weigh(landing), appBudgets.total.goal, kilobytes),
    atMost(
      `${subjects.dashboard.title}, scripts until usable`,
      weigh(dashboard, 'script'),
      appBudgets.dashboard.goal,
      kilobytes,
    ),
  ]
}

/** Compares the results with the goals of the measured pages, among them `/` and the dashboard. */
export function goals(measured: Measured): readonly Goal[] {
  const isMeasured = (id: SubjectId) => measured.pages.includes(id)
  const perfect = (['landing', 'signUp', 'signIn', 'support'] as const)
    .filter(isMeasured)
    .flatMap((id) =>
      Object.keys(categories).map((category) => score(measured, id, category as Category, 100)),
    )
  return [
    ...perfect,
    ratio(measured, 'landing', 'fcp', 1.2),
    ratio(measured, 'landing', 'lcp', 1.5),
    timed(measured, 'landing', 'tbt', 0, (ms) => `${Math.round(ms)} ms`),
    timed(measured, 'landing', 'cls', 0.005, (shift) => shift.toFixed(3)),
    ...(isMeasured('signIn') ? [timed(measured, 'signIn', 'lcp', 2000, seconds)] : []),
    score(measured, 'dashboard', 'performance', 100),
    timed(measured, 'dashboard', 'lcp', 1300, seconds),
    ...loadGoals(measured),
  ]
}
