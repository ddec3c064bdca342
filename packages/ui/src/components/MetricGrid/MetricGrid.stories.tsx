import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AutomationIcon, ImagesIcon, ProductIcon, TimerIcon } from '../../icons/index.js'
import { MetricCard } from '../MetricCard/index.js'
import { MetricGrid, type MetricGridProps } from './index.js'

const figures = [
  <MetricCard key="products" title="Products Processed MTD" value={1284} icon={ProductIcon} />,
  <MetricCard key="credits" title="Image Credits Left" value={8716} icon={ImagesIcon} />,
  <MetricCard key="automations" title="Active Automations" value={12} icon={AutomationIcon} />,
  <MetricCard key="runtime" title="Avg. Runtime (ms)" value={342} icon={TimerIcon} />,
]

const examples: Examples = {
  do: {
    caption: 'A few figures that are read together.',
    render: () => <MetricGrid aria-label="Key figures">{figures.slice(0, 2)}</MetricGrid>,
  },
  dont: {
    caption: 'The same figure under two names. Choose one.',
    render: () => (
      <MetricGrid aria-label="Runtime">
        <MetricCard title="Runtime (ms)" value={342} icon={TimerIcon} />
        <MetricCard title="Runtime (s)" value={0.342} icon={TimerIcon} />
      </MetricGrid>
    ),
  },
}

const meta = {
  title: 'Components/MetricGrid (KPI row, stats, summary)',
  id: 'components-metricgrid',
  component: MetricGrid,
  args: { 'aria-label': 'Key figures', children: figures },
  argTypes: { children: { control: false } },
  parameters: docsPage({ examples })`
Shows two to six metrics in one panel, separated by hairlines.

**Use it** at the top of a page, for its key figures. **Do not use it** for unrelated figures, or for facts in words (FactList).

**Anatomy**: MetricCards side by side; two columns on narrower screens, one where two do not fit. A single last card takes the full width.

**Keyboard**: it takes no keys.

**Accessibility**: a list named by \`aria-label\`; each figure is an item.

\`\`\`tsx
import { MetricGrid, MetricCard } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof MetricGrid>

export default meta
type Story = StoryObj<MetricGridProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Key figures' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  }),
}

/** From two to six. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[2, 3, 4].map((count) => (
        <MetricGrid key={count} aria-label={`${count} figures`}>
          {figures.slice(0, count)}
        </MetricGrid>
      ))}
      <MetricGrid aria-label="6 figures">
        {figures}
        <MetricCard title="Jobs Waiting" value={0} icon={TimerIcon} />
        <MetricCard title="Jobs Done" value={96} icon={AutomationIcon} />
      </MetricGrid>
    </div>
  ),
}
