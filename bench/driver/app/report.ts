import { kilobytes } from '../../../scripts/checks/budget.ts'
import { spread, type Spread } from '../statistics.ts'
import { table, type Row } from '../writing.ts'
import { goals, ratios, scores, times } from './goals.ts'
import { categories, type Category, type Metric } from './lighthouse.ts'
import { subjectIds, subjects, type Measured, type SubjectId } from './measure.ts'

type Write = (value: number) => string

const whole: Write = (value) => String(Math.round(value))
const twice: Write = (value) => value.toFixed(2)
const fine: Write = (value) => value.toFixed(3)

/** Formats the median, and the range if the rounds differ. */
function figure({ median, min, max }: Spread, write: Write): string {
  const [middle, low, high] = [median, min, max].map(write)
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}

function scoreTable(measured: Measured): string {
  const rows = subjectIds.map((id): Row => [
    subjects[id].title,
    ...Object.keys(categories).map((category) =>
      figure(scores(measured, id, category as Category), whole),
    ),
  ])
  return table(['', ...Object.values(categories)], rows)
}

function timeTable(measured: Measured): string {
  const cell = (id: SubjectId, metric: Metric, write: Write) =>
    figure(times(measured, id, metric), write)
  const rows = subjectIds.map((id): Row => {
    const samples = measured.rounds.map((round) => round[id])
    return [
      subjects[id].title,
      cell(id, 'fcp', whole),
      twice(ratios(measured, id, 'fcp').median),
      cell(id, 'lcp', whole),
      twice(ratios(measured, id, 'lcp').median),
      cell(id, 'tbt', whole),
      cell(id, 'cls', fine),
      cell(id, 'speedIndex', whole),
      figure(spread(samples.map(({ requests }) => requests)), whole),
      kilobytes(spread(samples.map(({ bytes }) => bytes)).median),
    ]
  })
  return table(
    [
      '',
      'FCP, ms',
      '÷ floor',
      'LCP, ms',
      '÷ floor',
      'TBT, ms',
      'CLS',
      'Speed Index, ms',
      'requests',
      'sent',
    ],
    rows,
  )
}

function goalTable(measured: Measured): string {
  const rows = goals(measured).map(({ title, aim, found, isMet }) => [
    title,
    aim,
    found,
    isMet ? 'met' : 'missed',
  ])
  return table(['', 'goal', 'found', ''], rows)
}

/** Formats the results as Markdown. */
export function report(measured: Measured, lighthouse: string): string {
  return [
    '### Scores',
    `Lighthouse ${lighthouse}, ${measured.browser}: the median of ${measured.rounds.length} rounds, with the range where they differ.`,
    scoreTable(measured),
    '### Times',
    timeTable(measured),
    '### Goals',
    goalTable(measured),
  ].join('\n\n')
}
