import { sections, type Section } from './lines.ts'
import { proofsOf, type Proof } from './proofs.ts'
import type { ReportedTest } from './reports.ts'
import { describeTest } from './titles.ts'

/** How many proving tests are listed; of more, as from a loop, only the first is shown. */
const writtenOut = 4

const none: Proof = { shown: [], others: [] }

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ')
}

function shownBy({ shown }: Proof): string {
  const words = [...new Set(shown.map(describeTest))].map(inCell)
  if (words.length <= writtenOut) return words.join('<br>')
  return `${words[0]}, and ${words.length - 1} more like it`
}

function where({ shown, others }: Proof): string {
  const files = new Set([...shown, ...others].map(({ file }) => `\`${file}\``))
  return [...files].join('<br>')
}

function table({ title, lines }: Section, index: number, proofs: ReadonlyMap<number, Proof>) {
  const rows = Object.entries(lines).map(([line, text]) => {
    const proof = proofs.get(Number(line)) ?? none
    return `| ${line.padStart(3, '0')} | ${inCell(text)} | ${shownBy(proof)} | ${where(proof)} |`
  })
  return `## ${index + 1}. ${title}

| line | what must be true | shown by | where |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** Formats the table of all acceptance lines and their proofs. */
export function acceptanceDocument(tests: readonly ReportedTest[]): string {
  const proofs = proofsOf(tests.toSorted((one, other) => one.file.localeCompare(other.file)))
  return `# Acceptance

Every line of the acceptance list, the test that proves it in the words of its title, and the files that hold the line, the proving one first. \`npm run acceptance\` writes this page from the tests that passed in the last whole run.

[R] marks a line, or a part of one, where the specification is silent or contradicts itself: what stands there is our resolution, and an owner may change it. {brand} and {code} stand for values that are set in one place.

${sections.map((section, index) => table(section, index, proofs)).join('\n')}`
}
