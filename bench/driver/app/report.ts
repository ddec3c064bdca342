import { weigh } from '../../../scripts/traffic.ts'
import { spread, written } from '../statistics.ts'
import { kilobytes, medianOf } from '../units.ts'
import { table, type Row } from '../writing.ts'
import { ratios, scores, times } from './figures.ts'
import { categories, type Category, type Metric } from './lighthouse.ts'
import { subjects, type Measured, type SubjectId } from './measure.ts'

type Write = (value: number) => string

const whole: Write = (value) => String(Math.round(value))
const twice: Write = (value) => value.toFixed(2)
const fine: Write = (value) => value.toFixed(3)

function scoreTable(measured: Measured): string {
  const rows = measured.pages.map((id): Row => [
    subjects[id].title,
    ...Object.keys(categories).map((category) =>
      written(scores(measured, id, category as Category), whole),
    ),
  ])
  return table(['', ...Object.values(categories)], rows)
}

function timeTable(measured: Measured): string {
  const cell = (id: SubjectId, metric: Metric, write: Write) =>
    written(times(measured, id, metric), write)
  const rows = measured.pages.map((id): Row => {
    const samples = measured.rounds.map((round) => round[id])
    return [
      subjects[id].title,
      cell(id, 'fcp', whole),
      written(ratios(measured, id, 'fcp'), twice),
      cell(id, 'lcp', whole),
      written(ratios(measured, id, 'lcp'), twice),
      cell(id, 'tbt', whole),
      cell(id, 'cls', fine),
      cell(id, 'speedIndex', whole),
      written(spread(samples.map(({ requests }) => requests)), whole),
      written(spread(samples.map(({ bytes }) => bytes)), kilobytes),
    ]
  })
  return table(
    [
      '',
      'FCP, ms',
      'FCP ÷ floor',
      'LCP, ms',
      'LCP ÷ floor',
      'TBT, ms',
      'CLS',
      'Speed Index, ms',
      'requests',
      'sent',
    ],
    rows,
  )
}

function loadTable({ loads: { landing, dashboard } }: Measured): string {
  const inline = landing.reduce((sum, { inlineScript }) => sum + inlineScript, 0)
  const firstScreen = landing.reduce((sum, each) => sum + each.firstScreen, 0)
  return table(
    ['', 'loads'],
    [
      ['`/` before any interaction, in total', kilobytes(weigh(landing))],
      ['its HTML and CSS', kilobytes(weigh(landing, 'document', 'style'))],
      ['of these for the first screen', kilobytes(firstScreen)],
      ['its inline scripts', kilobytes(inline)],
      ['`/dashboard`, scripts until usable', kilobytes(weigh(dashboard, 'script'))],
    ],
  )
}

/** Formats the results as Markdown. */
export function report(measured: Measured): string {
  return [
    '### Scores',
    `${medianOf(measured.rounds.length)}; without a range where no round differs.`,
    scoreTable(measured),
    '### Times',
    timeTable(measured),
    '### Bytes',
    loadTable(measured),
  ].join('\n\n')
}
