import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AutomationIcon, ImagesIcon, ProductIcon } from '../../icons/index.js'
import { MetricGrid } from '../MetricGrid/index.js'
import { MetricCard, type MetricCardProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'In one panel with other metrics.',
    render: () => (
      <MetricGrid aria-label="Key figures">
        <MetricCard title="Products" value={1284} icon={ProductIcon} />
        <MetricCard title="Credits" value={8716} icon={ImagesIcon} />
      </MetricGrid>
    ),
  },
  dont: {
    caption: 'Alone. Use a StatCard for a single figure.',
    render: () => (
      <MetricGrid aria-label="One figure">
        <MetricCard title="Products" value={1284} icon={ProductIcon} />
      </MetricGrid>
    ),
  },
}

const meta = {
  title: 'Components/MetricCard (KPI tile, number)',
  id: 'components-metriccard',
  component: MetricCard,
  args: { title: 'Active Automations', value: 12, icon: AutomationIcon },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <MetricGrid aria-label="Key figures">
      <MetricCard {...args} />
      <MetricCard title="Image Credits Left" value={8716} icon={ImagesIcon} />
    </MetricGrid>
  ),
  parameters: docsPage({ examples })`
Shows one value among others. It looks and behaves like a StatCard without a border.

**Use it** inside a MetricGrid only. **Do not use it** alone: use a StatCard.

**Anatomy**: lamp, title, icon, value. The lamp is lit for a number above 0 and for non-empty text.

**Keyboard**: it takes no keys.

**Accessibility**: it is an item of the grid's list, so that the number of figures is announced. Numbers are formatted for the current language.

\`\`\`tsx
import { MetricCard } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof MetricCard>

export default meta
type Story = StoryObj<MetricCardProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Active Automations12')
    await expect(first).toHaveAttribute('data-highlighted')
  }),
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <MetricGrid aria-label="Values">
      <MetricCard title="Lit" value={12} icon={AutomationIcon} />
      <MetricCard title="Zero" value={0} icon={AutomationIcon} />
      <MetricCard title="Text" value="1 Jan" icon={AutomationIcon} />
      <MetricCard title="Not known" value={null} icon={AutomationIcon} />
    </MetricGrid>
  ),
}
