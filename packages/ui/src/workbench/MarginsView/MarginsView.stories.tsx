import type { MarginSummary } from '@dropwatt/automations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { MarginsView, type ListedVariant } from './index.js'

const counts = [9, 32, 30, 47, 274, 429, 608, 752, 599, 313, 99, 21]

const figures: MarginSummary = {
  variants: 21_417,
  known: 3213,
  estimated: 0,
  median: 51.2,
  losses: 41,
  belowFloor: 118,
  breakEven: 1.953,
  bars: counts.map((variants, at) => ({
    from: at === 0 ? undefined : -20 + at * 10,
    to: at === counts.length - 1 ? undefined : -10 + at * 10,
    variants,
  })),
}

const losses: readonly ListedVariant[] = [
  {
    number: 4118,
    name: 'Soy candle, Large',
    isEstimate: false,
    price: 149_000,
    cost: 132_000,
    charges: 44_100,
    margin: -18.2,
    targetPrice: 309_900,
  },
  {
    number: 7730,
    name: 'Water glass, Set of 4',
    price: 199_000,
    cost: 170_000,
    isEstimate: true,
    charges: 49_600,
    margin: -10.4,
    targetPrice: 379_900,
  },
  {
    number: 9004,
    name: 'Desk lamp, Brass',
    price: 490_000,
    cost: 461_000,
    charges: 63_700,
    margin: -7.1,
    isEstimate: false,
    targetPrice: undefined,
  },
]

const examples: Examples = {
  do: {
    caption: 'Count only what has a cost, and say how many have none.',
    render: () => <MarginsView figures={figures} floor={20} target={40} rows={losses} />,
  },
  dont: {
    caption: 'Without a known cost there are no margins; do not show zeros.',
    render: () => (
      <MarginsView
        figures={{ ...figures, known: 0, median: undefined, breakEven: undefined }}
        floor={20}
        target={40}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/MarginsView (profit, loss, cost of goods)',
  id: 'workbench-marginsview',
  component: MarginsView,
  args: {
    figures,
    floor: 20,
    target: 40,
    rows: losses,
    onFilterChange: fn(),
    onShowMore: fn(),
    onFillCosts: fn(),
    onSetPrices: fn(),
  },
  parameters: docsPage({ examples })`
Shows the margins of an export: how they are spread, and which variants are sold at a loss.

**Use it** in the view ‘Margins’ of an open file. **Do not use it** for margins of other things; use \`Histogram\` and \`Table\`.

**Anatomy**: how many costs are missing, histogram, figures, and a list of what is sold at a loss, is below the minimum or has no cost, with the price for the target margin.

| Key | Does |
| --- | --- |
| Enter, Space | fills in costs, sets prices, shows more, shows the chart as a table |
| Arrows | choose a list |

**Accessibility**: the chart is also a table, and colours repeat words and signs. While margins are calculated the region is \`aria-busy\` and says so.

\`\`\`tsx
import { MarginsView } from '@dropwatt/ui/workbench'

<MarginsView figures={figures} floor={20} target={40} rows={losses} onSetPrices={setPrices} />
\`\`\`
`,
} satisfies Meta<typeof MarginsView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByText('Costs are missing for 18,204 of 21,417 variants.')).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: /^Desk lamp, Brass .* Out of reach$/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Set prices for 40% margin' }))
    await expect(args.onSetPrices).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in costs' }))
    await expect(args.onFillCosts).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('radio', { name: /^Below your minimum of 20%/ }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('floor')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onShowMore).toHaveBeenCalledTimes(1)
  }),
}

/** Every cost is known, and nothing is sold at a loss. */
export const Healthy: Story = {
  args: {
    figures: { ...figures, variants: 3213, losses: 0, belowFloor: 0 },
    rows: [],
  },
}

/** The variants without a cost. */
export const Missing: Story = {
  args: {
    filter: 'missing',
    rows: [
      {
        number: 4118,
        name: 'Soy candle, Large',
        price: 149_000,
        cost: undefined,
        isEstimate: false,
        charges: 7_300,
        margin: undefined,
        targetPrice: undefined,
      },
    ],
  },
}

/** Some costs were calculated from the price. */
export const Estimates: Story = { args: { figures: { ...figures, estimated: 1200 } } }

/** No variant has a cost. */
export const WithoutCosts: Story = {
  args: { figures: { ...figures, known: 0, median: undefined, breakEven: undefined }, rows: [] },
}

/** Margins are being calculated. */
export const Busy: Story = { args: { figures: undefined } }

/** The file is view only. */
export const ViewOnly: Story = { args: { offReason: 'This file can only be viewed here.' } }

export const InItalian: Story = { globals: { language: 'it' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
