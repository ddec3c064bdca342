import type { ReportedTest } from './reports.ts'
import { reasons } from './reasons.ts'
import { sections } from './sections.ts'

/** A passed test that shows one line of the acceptance list. */
interface Proof {
  readonly says: string
  readonly file: string
}

/** What stands before the words of a title: lines of this list, and checks of the others. */
const preface = /^\[[^\]]*\] (?:\w+ [\d, -]+: )?/

/** Reads the numbers that a title begins with: `[235]`, `[261, 262]` or `[047-063]`. */
export function linesOf(title: string): readonly number[] {
  const [, numbers] = /^\[([\d, -]+)\] /.exec(title) ?? []
  return (numbers?.split(',') ?? []).flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function proofsByLine(tests: readonly ReportedTest[]): ReadonlyMap<number, readonly Proof[]> {
  const found = new Map<number, Proof[]>()
  for (const { title, file, passed } of tests) {
    if (!passed) continue
    const says = title.replace(preface, '')
    for (const line of linesOf(title)) found.set(line, [...(found.get(line) ?? []), { says, file }])
  }
  return found
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ')
}

function row(line: number, proofs: readonly Proof[]): string {
  const [first] = proofs
  const shown = first ? inCell(first.says) : `— ${reasons.get(line)}`
  const files = [...new Set(proofs.map(({ file }) => file))].toSorted()
  return `| ${String(line).padStart(3, '0')} | ${shown} | ${files.map((file) => `\`${file}\``).join('<br>')} |`
}

/** Lines that have neither a test nor a reason, or a reason although they have a test. */
export function gaps(tests: readonly ReportedTest[]): readonly string[] {
  const proofs = proofsByLine(tests)
  const last = sections.at(-1)?.last ?? 0
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((line) => {
    if (!proofs.has(line) && !reasons.has(line)) return [`${line} has neither a test nor a reason`]
    if (proofs.has(line) && reasons.has(line)) return [`${line} has a test, so its reason must go`]
    return []
  })
}

/** Writes the table of every line of the acceptance list and what shows it. */
export function acceptanceDocument(tests: readonly ReportedTest[]): string {
  const proofs = proofsByLine(
    tests.toSorted(
      (one, other) => one.file.localeCompare(other.file) || one.title.localeCompare(other.title),
    ),
  )
  const shown = [...proofs.keys()].length
  const total = sections.at(-1)?.last ?? 0
  const tables = sections.map(({ title, last }, index) => {
    const first = (sections[index - 1]?.last ?? 0) + 1
    const rows = Array.from({ length: last - first + 1 }, (_, offset) =>
      row(first + offset, proofs.get(first + offset) ?? []),
    )
    return `## ${index + 1}. ${title}\n\n| line | what is shown | where |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# Acceptance\n\nEvery line of the acceptance list and the tests that show it, made from the titles of the tests that passed by \`npm run acceptance\`. ${shown} of ${total} lines have a test; the others say why not.\n\n${tables.join('\n')}`
}
