import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CostChangesView, type CostChangesViewProps } from './index.js'

const result: NonNullable<CostChangesViewProps['result']> = {
  earlier: 'products_october.csv',
  counts: { 'higher-cost': 19, 'lower-price': 0, missing: 1, new: 4 },
  kind: 'higher-cost',
  rows: [
    {
      kind: 'higher-cost',
      number: 4118,
      name: 'Soy candle, Large',
      before: 119_000,
      after: 132_000,
    },
    {
      kind: 'higher-cost',
      number: 7730,
      name: 'Water glass, Set of 4',
      before: 164_000,
      after: 170_000,
    },
    { kind: 'higher-cost', number: 9004, name: 'Desk lamp, Brass', before: 0, after: 461_000 },
  ],
}

const actions = {
  onChoose: fn(),
  onKindChange: fn(),
  onShowMore: fn(),
  onChooseAnother: fn(),
}

const examples: Examples = {
  do: {
    caption: 'Both amounts stand beside the change, so that it can be checked.',
    render: () => (
      <CostChangesView
        {...actions}
        name="products_export.csv"
        zone={{ onFiles: () => {} }}
        recent={[]}
        result={result}
      />
    ),
  },
  dont: {
    caption: 'Do not call the files by their dates alone; the member knows them by name.',
    render: () => (
      <CostChangesView
        {...actions}
        name="10/11"
        zone={{ onFiles: () => {} }}
        recent={[]}
        result={{ ...result, earlier: '10/10' }}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/CostChangesView (drift, price comparison)',
  id: 'workbench-costchangesview',
  component: CostChangesView,
  args: {
    ...actions,
    name: 'products_export.csv',
    zone: { onFiles: fn() },
    recent: [{ id: 'a', name: 'products_october.csv', openedAt: 0, jobs: 0 }],
    result,
  },
  parameters: docsPage({ examples })`
Shows which costs rose and which prices fell since an earlier export, and which products are new or missing.

**Use it** in the view ‘Compare’ of COGS Monitor. **Do not use it** for all differences of two files; use \`ComparisonDialog\`.

**Anatomy**: where the earlier export is chosen; then its name, the kinds of changes with their numbers, and a table.

| Key | Does |
| --- | --- |
| Enter, Space | chooses a file, shows more |
| Arrows | choose a kind of changes |

**Accessibility**: a region with its name. Once the files are compared, focus moves to the heading. While they are, the region is \`aria-busy\`.

\`\`\`tsx
import { CostChangesView } from '@dropwatt/ui/workbench'

<CostChangesView name={name} zone={zone} recent={recent} onChoose={choose} result={result} {...actions} />
\`\`\`
`,
} satisfies Meta<typeof CostChangesView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('row', { name: 'Soy candle, Large 4,118 11.90 13.20 +10.9%' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^New products/ }))
    await expect(args.onKindChange).toHaveBeenLastCalledWith('new')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onShowMore).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }))
    await expect(args.onChooseAnother).toHaveBeenCalledTimes(1)
  }),
}

/** No earlier export was chosen. */
export const Choosing: Story = { args: { result: undefined } }

/** Products that the open file no longer has. */
export const Missing: Story = {
  args: {
    result: {
      ...result,
      kind: 'missing',
      rows: [{ kind: 'missing', number: 12, name: 'Jute basket' }],
    },
  },
}

/** Nothing of the kind changed. */
export const Nothing: Story = { args: { result: { ...result, kind: 'lower-price', rows: [] } } }

/** The files are being compared. */
export const Busy: Story = { args: { result: undefined, comparing: true } }

/** The earlier export could not be read. */
export const Failed: Story = { args: { result: undefined, failed: true } }

export const InItalian: Story = { globals: { language: 'it' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
