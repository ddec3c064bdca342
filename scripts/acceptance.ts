import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './checks/check.ts'
import { root } from './commands.ts'
import { storeTests } from './storeChecks.ts'

/** The page with the acceptance lines and the tests that prove them. */
export const acceptanceFile = join(root, 'docs/acceptance.md')

/** A test whose title starts with numbers of acceptance lines: `[235]`, `[261, (262)]` or `[047-063]`. */
interface Claim {
  readonly file: string
  /** The title without the numbers. */
  readonly title: string
  /** The lines that it proves. */
  readonly proves: readonly number[]
  /** The lines of which it covers a part, in parentheses in the title. */
  readonly touches: readonly number[]
}

/** A title that starts with numbers in brackets, or with a placeholder for them; or the numbers alone. */
const numberedTitle = /(['"`])\[((?:[\d, ()-]|%s|\$\{[^}]+\})+)\](?: ((?:(?!\1)[^\\]|\\.)*))?\1/g

/** A title whose numbers stand alone in the rows before it. */
const titleOfRows = /(['"`])%s ((?:(?!\1)[^\\]|\\.)*)\1/g

/** The numbers in the rows of `test.each` or of a loop. */
const numbersInRows = /(?:\[\s*|\b(?:line|lines): )'?(\d{3}(?:, \d{3})*)'?,/g

/** Expands a range such as `47-63` into its numbers. */
function expand(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Reads the claims of a file; numbers for a placeholder stand in the rows before its title. */
function claimsOf(file: string): readonly Claim[] {
  const text = readFileSync(join(root, file), 'utf8')
  const claims: Claim[] = []
  let end = 0
  for (const match of text.matchAll(numberedTitle)) {
    const [whole, , list = '', ownTitle] = match
    titleOfRows.lastIndex = match.index
    const title = ownTitle ?? titleOfRows.exec(text)?.[2] ?? ''
    const isTemplate = /%s|\$\{/.test(list)
    const near = [...text.slice(end, match.index).matchAll(numbersInRows)]
    const rows = near.length > 0 ? near : [...text.slice(0, match.index).matchAll(numbersInRows)]
    const parts = list.split(',').map((part) => part.trim())
    const written = parts.filter((part) => /^\d/.test(part)).flatMap(expand)
    const inRows = isTemplate ? rows.flatMap(([, row = '']) => row.split(', ').map(Number)) : []
    claims.push({
      file,
      title: title.replaceAll(/\$\{[^}]+\}|%[a-z]/g, '…').replaceAll('\\', ''),
      proves: [...new Set([...written, ...inRows])],
      touches: parts.flatMap((part) => (/^\(\d/.test(part) ? expand(part.slice(1, -1)) : [])),
    })
    end = match.index + whole.length
  }
  return claims
}

function readClaims(): readonly Claim[] {
  const files = globSync(['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'tests/**/*.ts'], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
  const ofStores = new Set(globSync(storeTests, { cwd: root }))
  return files
    .filter((file) => !ofStores.has(file))
    .toSorted()
    .flatMap(claimsOf)
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

/** Formats the proofs of a line: the tests that prove the fewest other lines, and all files. */
function proofCells(line: number, claims: readonly Claim[]): string {
  const proving = claims.filter(({ proves }) => proves.includes(line))
  const fewest = Math.min(...proving.map(({ proves }) => proves.length))
  const shown = proving.filter(({ proves }) => proves.length === fewest)
  const titles = new Set(shown.map(({ title }) => inCell(title)))
  const touching = claims.filter(({ touches }) => touches.includes(line))
  const files = new Set([...shown, ...proving, ...touching].map(({ file }) => `\`${file}\``))
  return `${[...titles].slice(0, 3).join('<br>')} | ${[...files].join('<br>')}`
}

/** A row of the page; the text of the line may contain escaped pipes. */
const row = /^\| (\d{3}) \| ((?:[^|\\]|\\.)*) \| .*$/gm

/** Writes the proofs of all lines into the text of the page. */
function withProofs(page: string, claims: readonly Claim[]): string {
  return page.replaceAll(row, (_, line: string, text: string) => {
    return `| ${line} | ${text} | ${proofCells(Number(line), claims)} |`
  })
}

/** Lists the lines without a proving test, and numbers that no line has. */
function listGaps(page: string, claims: readonly Claim[]): readonly string[] {
  const lines = new Set(Array.from(page.matchAll(row), ([, line]) => Number(line)))
  const proved = new Set(claims.flatMap(({ proves }) => proves))
  const claimed = new Set([...proved, ...claims.flatMap(({ touches }) => touches)])
  return [
    ...[...lines].filter((line) => !proved.has(line)).map((line) => `No test proves line ${line}.`),
    ...[...claimed].filter((line) => !lines.has(line)).map((line) => `There is no line ${line}.`),
  ]
}

/** Returns the page with the proofs that the tests name now. */
export function acceptancePage(): string {
  return withProofs(readFileSync(acceptanceFile, 'utf8'), readClaims())
}

/** Checks that each acceptance line has a test, and that the page names it. */
export function checkAcceptance(): readonly Check[] {
  const page = readFileSync(acceptanceFile, 'utf8')
  const claims = readClaims()
  const isCurrent = page === withProofs(page, claims)
  return [
    {
      title: 'every acceptance line has the test that proves it',
      problem: listGaps(page, claims).join('\n'),
    },
    {
      title: 'docs/acceptance.md is up to date',
      problem: isCurrent ? '' : 'Write it with npm run acceptance.',
    },
  ]
}
