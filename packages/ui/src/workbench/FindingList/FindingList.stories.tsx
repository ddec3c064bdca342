import type { FindingCode } from '@dropwatt/automations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { findingNameStrings } from './FindingList.strings.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { Button } from '../../components/Button/index.js'
import { useLocale } from '../../i18n/index.js'
import { FindingList, type ListedFinding, type ListedReport } from './index.js'

const findingCodes = Object.keys(findingNameStrings.en) as FindingCode[]

function ExcludeAll() {
  const words = wordsOf(useLocale())
  return <Button variant="outline">{words('Exclude 15 products', 'Escludi 15 prodotti')}</Button>
}

function at(...rows: readonly number[]) {
  return rows.map((row) => ({ row }))
}

function many(first: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({ row: first + index * 7 }))
}

const findings: readonly ListedFinding[] = [
  {
    code: 'rows-apart',
    severity: 'problem',
    count: 3,
    otherCount: 41,
    places: [...at(846, 2209, 19_003), ...many(19_100, 38)],
    fix: 'group-rows',
    isSafe: true,
  },
  {
    code: 'damaged-codes',
    severity: 'problem',
    count: 18,
    places: many(95, 18),
    fix: 'exclude-columns',
    products: { count: 14, names: ['Oak stool', 'Linen shirt'] },
    example: '8.72E+12',
  },
  {
    code: 'fake-discounts',
    severity: 'warning',
    count: 26,
    places: many(213, 26),
    fix: 'clear-compare-at',
    isSafe: true,
  },
  {
    code: 'unreadable-characters',
    severity: 'warning',
    count: 9,
    places: many(50, 9),
    fix: 'fix-characters',
    isSafe: true,
    example: 'Ã©',
    meant: 'é',
  },
  { code: 'formulas', severity: 'warning', count: 2, places: at(3379, 3380) },
  {
    code: 'spaces',
    severity: 'warning',
    count: 7,
    places: many(12_000, 7),
    fix: 'remove-spaces',
    isSafe: true,
  },
  {
    code: 'missing-details',
    severity: 'warning',
    count: 404,
    details: { alt: 312, sku: 87, cost: 5 },
    places: many(4, 404),
  },
]

const found = new Set(findings.map(({ code }) => code))
/** The checks of an export of products; the others are of translations. */
const productCodes = findingCodes.slice(0, findingCodes.indexOf('text-unknown'))
const report: ListedReport = { findings, passed: productCodes.filter((code) => !found.has(code)) }
const clean: ListedReport = { findings: [], passed: productCodes }

/** Every finding, as one or as many. */
function everyFinding(count: number): ListedReport {
  return {
    findings: findingCodes.map((code, index) => ({
      code,
      severity: index < 9 ? 'problem' : 'warning',
      count,
      otherCount: count,
      details: { alt: count, sku: count, cost: count },
      products: { count, names: ['Oak stool'] },
      places: many(10, count),
      example: '4.05E+12',
    })),
    passed: [],
  }
}

const examples: Examples = {
  do: {
    caption: 'What it is and how often, why it matters, where, and the way on.',
    render: () => (
      <FindingList
        report={{ findings: findings.slice(0, 1), passed: [] }}
        rows={26_488}
        seconds={0.3}
        onFix={() => {}}
      />
    ),
  },
  dont: {
    caption: 'A list for one message about the file itself. Use Notice.',
    render: () => <FindingList rows={26_488} failed />,
  },
}

const meta = {
  title: 'Workbench/FindingList (check, problems, validation, lint)',
  id: 'workbench-findinglist',
  component: FindingList,
  args: {
    report,
    rows: 26_488,
    seconds: 0.3,
    onFix: fn(),
    onExclude: fn(),
    onInclude: fn(),
    onFixAll: fn(),
    onDownloadReport: fn(),
    onShowRow: fn(),
  },
  argTypes: { report: { control: false } },
  decorators: [inCard],
  parameters: docsPage({ examples })`
Lists every problem and warning in a file, with their rows and fixes: the content of the Check tab.

**Use it** for the outcome of the checks on the open file. **Do not use it** for a file that cannot be opened (\`Notice\`) or for errors in a form (\`ErrorSummary\`).

**Anatomy**: heading with counts, what was checked, actions; then the problems that block an import, the warnings, missing details collapsed, and the checks that were passed. Each finding has a heading, help, its rows, and its fix. A fix becomes a job that can be undone.

| Key | Does |
|---|---|
| Tab | moves through the actions, rows and fixes |
| Enter, Space | shows a row, shows more rows, applies a fix, opens and closes the collapsed parts |

**Accessibility**: headings for the list, its groups and its findings. The icon repeats what the group says. More rows move focus to the first new one. While the file is checked it is \`aria-busy\` and says so once.

\`\`\`tsx
import { FindingList } from '@dropwatt/ui/workbench'

<FindingList report={report} rows={26488} seconds={0.3} onFix={applyFix} />
\`\`\`
`,
} satisfies Meta<typeof FindingList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const list = within(canvas.getByRole('region', { name: '2 problems to fix, 5 warnings' }))
    await expect(
      list.getByRole('heading', { name: 'Rows of the same product are not together: 3 products' }),
    ).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'row 847' }))
    await expect(args.onShowRow).toHaveBeenCalledWith(846)
    await userEvent.click(list.getByRole('button', { name: 'Group rows' }))
    await expect(args.onFix).toHaveBeenCalledWith(findings[0])
    await userEvent.click(list.getByRole('button', { name: 'Apply 4 safe fixes' }))
    await expect(args.onFixAll).toHaveBeenCalledWith(findings.filter(({ isSafe }) => isSafe))
    await expect(list.getByText('No fix needed')).toBeVisible()
  }),
}

/** The rest of the rows comes in parts; focus moves to the first new one. */
export const MoreRows: Story = {
  args: { report: { findings: findings.slice(0, 1), passed: [] } },
  play: inEnglish(async ({ canvas: list }) => {
    await userEvent.click(list.getByRole('button', { name: 'and 38 more' }))
    await expect(list.getAllByRole('button', { name: /^row / })).toHaveLength(41)
    await expect(list.getByRole('button', { name: 'row 19,101' })).toHaveFocus()
    await expect(list.queryByRole('button', { name: /more$/ })).toBeNull()
  }),
}

/** Nothing to fix: the names of the checks can be shown. */
export const Clean: Story = {
  args: { report: clean },
  play: inEnglish(async ({ canvas: list }) => {
    await expect(list.getByRole('heading', { name: 'No problems to fix' })).toBeVisible()
    await expect(list.queryByRole('button', { name: /safe/ })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: '21 checks passed' }))
    await expect(list.getByText('Spelling of tags')).toBeVisible()
  }),
}

/** The products of a problem are left out, so that the others can be changed and downloaded. */
export const Excluding: Story = {
  args: {
    excluded: 3,
    problemsAction: <ExcludeAll />,
  },
  play: inEnglish(async ({ args, canvas: list }) => {
    await expect(list.getByText('Oak stool, Linen shirt and 12 more')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Exclude these products' }))
    await expect(args.onExclude).toHaveBeenCalledWith(findings[1])
    await expect(list.getByText('3 products are excluded from jobs and downloads.')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Include again' }))
    await expect(args.onInclude).toHaveBeenCalledTimes(1)
  }),
}

/** The file is being checked; short waits are not shown. */
export const Checking: Story = {
  args: { report: undefined, seconds: undefined },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Checking 26,488 rows…')).toBeInTheDocument()
  }),
}

export const Failed: Story = {
  args: { report: undefined, failed: true, onRetry: fn() },
  play: inEnglish(async ({ args, canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  }),
}

/** One fix is being applied; the others wait. */
export const Fixing: Story = {
  args: { fixing: 'rows-apart' },
  play: inEnglish(async ({ canvas: list }) => {
    await expect(
      list.getByRole('button', { name: /Clear compare-at/ }),
    ).toHaveAccessibleDescription('A fix is being applied.')
    await expect(list.getByRole('button', { name: /Apply 4 safe/ })).toHaveAccessibleDescription(
      'A fix is being applied.',
    )
  }),
}

/** View only: rows can be shown, nothing can be fixed. */
export const Off: Story = { args: { offReason: 'This file can only be viewed here.' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Every finding: many of each, and one of each. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      <FindingList {...args} report={everyFinding(2048)} />
      <FindingList
        {...args}
        report={{ ...everyFinding(1), findings: everyFinding(1).findings.slice(1) }}
        rows={1}
      />
    </>
  ),
  play: inEnglish(async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 5 })
    await expect(headings).toHaveLength(2 * findingCodes.length - 3)
  }),
}
