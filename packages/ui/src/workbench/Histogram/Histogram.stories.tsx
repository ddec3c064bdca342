import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Histogram, type HistogramBar } from './index.js'

const counts = [9, 17, 30, 47, 74, 129, 208, 252, 199, 113, 58, 21]

function bar(count: number, at: number): HistogramBar {
  const from = -20 + at * 10
  return {
    range: at === 0 ? 'below -10%' : `${from}% to ${from + 10}%`,
    count,
    tone: from < 0 ? 'danger' : from < 20 ? 'warning' : 'success',
    isMarked: from === 0,
    ...(from % 20 === 0 && at > 0 && { tick: `${from}%` }),
  }
}

const bars = counts.map(bar)

const examples: Examples = {
  do: {
    caption: 'Say what each colour means; the chart is also there as a table.',
    render: () => (
      <Histogram
        heading="Margin"
        bars={bars}
        columns={{ range: 'Margin', count: 'Variants' }}
        legend={[
          { tone: 'danger', label: 'Sold at a loss' },
          { tone: 'warning', label: 'Below your minimum of 20%' },
          { tone: 'success', label: '20% or more' },
        ]}
      />
    ),
  },
  dont: {
    caption: 'Bars without a legend leave the colours to be guessed.',
    render: () => (
      <Histogram heading="Margin" bars={bars} columns={{ range: 'Margin', count: 'Variants' }} />
    ),
  },
}

const meta = {
  title: 'Workbench/Histogram (bar chart, distribution)',
  id: 'workbench-histogram',
  component: Histogram,
  args: {
    heading: 'Margin after cost, fees and shipping',
    total: '1,157 variants',
    bars,
    columns: { range: 'Margin', count: 'Variants' },
    legend: [
      { tone: 'danger', label: 'Sold at a loss' },
      { tone: 'warning', label: 'Below your minimum of 20%' },
      { tone: 'success', label: '20% or more' },
    ],
  },
  parameters: docsPage({ examples })`
Shows how many there are in each range, as bars or as a table.

**Use it** for how values are spread over ranges. **Do not use it** for a share of a whole; use \`ProgressBar\` or \`QuotaBar\`.

**Anatomy**: heading, what was counted, a button for the table, bars with a few numbers below, legend.

| Key | Does |
| --- | --- |
| Enter, Space | on the button: shows the table or the chart |

**Accessibility**: the bars are a list, each with its range and its count in words. Tones also have patterns and signs. Where the chart is narrow, the table stands below it.

\`\`\`tsx
import { Histogram } from '@dropwatt/ui/workbench'

<Histogram
  heading="Margin"
  bars={[{ range: '0% to 10%', count: 17, tone: 'warning' }]}
  columns={{ range: 'Margin', count: 'Variants' }}
/>
\`\`\`
`,
} satisfies Meta<typeof Histogram>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('0% to 10%: 30')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: '0% to 10% 30' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument()
  }),
}

/** Nothing was counted. */
export const Empty: Story = {
  args: { total: '0 variants', bars: counts.map((_, at) => bar(0, at)) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
