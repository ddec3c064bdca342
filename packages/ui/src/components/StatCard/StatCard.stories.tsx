import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AffiliateIcon, CommunityIcon, CurrencyIcon, TimerIcon } from '../../icons/index.js'
import { StatCard, type StatCardProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'A short title with the unit, and one value.',
    render: () => <StatCard title="Avg. Runtime (ms)" value={342} icon={TimerIcon} />,
  },
  dont: {
    caption: 'A sentence for a value. Write a paragraph.',
    render: () => <StatCard title="Runtime" value="About 342 ms" icon={TimerIcon} />,
  },
}

const meta = {
  title: 'Components/StatCard (KPI, number card, figure)',
  id: 'components-statcard',
  component: StatCard,
  args: { title: 'Sign-ups', value: 1284, icon: CommunityIcon },
  argTypes: { icon: { control: false } },
  parameters: docsPage({ examples })`
Shows one value on its own card. Its lamp is lit if there is a value.

**Use it** for a single figure, alone or among other cards. **Do not use it** for several related figures (MetricCard in a MetricGrid), or for usage of a limit (QuotaBar).

**Anatomy**: lamp, title, icon, value. The lamp is lit for a number above 0 and for non-empty text.

**Keyboard**: it takes no keys.

**Accessibility**: title and value are read one after the other; the lamp only repeats the value. Numbers are formatted for the current language. An unknown value says so.

\`\`\`tsx
import { StatCard } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<StatCardProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Sign-ups')).toBeVisible()
    await expect(canvas.getByText('1,284')).toBeVisible()
    await expect(canvasElement.querySelector('[data-highlighted]')).not.toBeNull()
  }),
}

/** Nothing to show yet: the lamp is off. */
export const Zero: Story = {
  args: { value: 0 },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0')).toBeVisible()
    await expect(canvasElement.querySelector('[data-highlighted]')).toBeNull()
  }),
}

/** Not known is not zero. */
export const Unknown: Story = {
  args: { value: null },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No value yet')).toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-highlighted]')).toBeNull()
  }),
}

/** Lit and unlit values. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
        gap: 20,
      }}
    >
      <StatCard title="Number above zero" value={1284} icon={CommunityIcon} />
      <StatCard title="Text" value="1 Jan" icon={CurrencyIcon} />
      <StatCard title="Zero" value={0} icon={AffiliateIcon} />
      <StatCard title="Below zero" value={-12} icon={AffiliateIcon} />
      <StatCard title="Empty text" value="" icon={TimerIcon} />
      <StatCard title="Not a number" value={Number.NaN} icon={TimerIcon} />
    </div>
  ),
}
