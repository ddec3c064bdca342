import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { QuotaBar, type QuotaBarProps } from './index.js'

const examples: Examples = {
  do: { caption: 'How much of a limit is used.', render: () => <QuotaBar value={45} /> },
  dont: {
    caption: 'Work in progress. Use a ProgressBar: it does not turn red near the end.',
    render: () => <QuotaBar value={95} label="Progress of Auto-Tag Products" unit="done" />,
  },
}

const meta = {
  title: 'Components/QuotaBar (usage, gauge, limit)',
  id: 'components-quotabar',
  component: QuotaBar,
  args: { value: 45 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  render: (args) => (
    <Card>
      <QuotaBar {...args} />
    </Card>
  ),
  parameters: docsPage({ examples })`
Shows how much of a quota is used, as 40 ticks.

**Use it** once a page, for the user's main limit. **Do not use it** for the progress of work, or for several limits in a list (ProgressBar with \`kind="meter"\`).

**Anatomy**: number with its unit, 40 ticks, the scale with the two thresholds. It is green, above 70 yellow, above 90 red.

**Keyboard**: it takes no keys.

**Accessibility**: a meter named by \`label\`; the number is shown beside it, so that colour only repeats it. In forced colours every tick has a border.

\`\`\`tsx
import { QuotaBar } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof QuotaBar>

export default meta
type Story = StoryObj<QuotaBarProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('45%')).toBeVisible()
    const meter = canvas.getByRole('meter', { name: 'Quota used' })
    await expect(meter).toHaveAttribute('aria-valuetext', '45%')
    await expect(meter.querySelectorAll('[data-lit]')).toHaveLength(18)
  }),
}

/** Green, yellow and red on both sides of each threshold; values outside are clamped. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
        gap: 20,
      }}
    >
      {[0, 1, 70, 71, 90, 91, 99, 100, 250, Number.NaN].map((value) => (
        <Card key={value}>
          <QuotaBar value={value} label={`Quota used at ${value}`} />
        </Card>
      ))}
    </div>
  ),
}
