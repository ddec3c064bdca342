import { stages, type Consumer, type Stage } from '../checks/consumers/consumer.ts'
import type { Outcome, ReleasedPackage } from './Outcome.ts'

/** How many lines of a changelog are shown. */
const shownLines = 8

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function describe({
  name,
  version,
  size,
  unpackedSize,
  fileCount,
  notes,
  publication,
}: ReleasedPackage): string {
  const lines = notes.split('\n')
  const rest = lines.length > shownLines ? [`… and ${lines.length - shownLines} lines more`] : []
  return [
    `${name} ${version}`,
    publication
      ? `  to publish: access ${publication.access}, tag ${publication.tag}, provenance by the release workflow`
      : '  published already: the registry has this version',
    `  ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked, ${fileCount} files`,
    ...[...lines.slice(0, shownLines), ...rest].map((line) => (line ? `  | ${line}` : '  |')),
  ].join('\n')
}

function resultOf({ checks }: Consumer, stage: Stage): string {
  const ofStage = checks.filter((check) => check.stage === stage)
  if (ofStage.length === 0) return '–'
  return ofStage.every(({ problem }) => problem === '') ? 'yes' : 'no'
}

/** Writes the projects as a Markdown table: what each is made with, and how far it gets. */
export function consumersTable(consumers: readonly Consumer[]): string {
  const rows = [
    ['project', 'made with', ...stages, 'seconds'],
    ['---', '---', ...stages.map(() => '---'), '--:'],
    ...consumers.map((consumer) => [
      consumer.name,
      consumer.versions,
      ...stages.map((stage) => resultOf(consumer, stage)),
      String(Math.round(consumer.seconds)),
    ]),
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns the checks that failed, as text; empty if none did. */
function failures({ checks }: Outcome): string {
  return checks
    .filter(({ problem }) => problem !== '')
    .map(({ title, problem }) => `✗ ${title}\n${problem}`)
    .join('\n\n')
}

/** Writes the whole report of a release. */
export function report(outcome: Outcome): string {
  const { packages, checks, consumers } = outcome
  const failed = checks.filter(({ problem }) => problem !== '').length
  return [
    ...checks.filter(({ problem }) => problem === '').map(({ title }) => `✓ ${title}`),
    '',
    ...packages.map((each) => `${describe(each)}\n`),
    `${consumersTable(consumers)}\n`,
    ...(failed > 0 ? [`${failures(outcome)}\n`] : []),
    `${checks.length - failed} passed, ${failed} failed`,
  ].join('\n')
}
