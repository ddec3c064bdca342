import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ProgressBar, progressTones, type ProgressBarProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Usage of a limit, named after what it counts.',
    render: () => <ProgressBar kind="meter" value={72} label="Products used" />,
  },
  dont: {
    caption: 'Work shown as usage: near its end it turns red, as if it had failed.',
    render: () => <ProgressBar value={96} label="Progress of Auto-Tag Products" />,
  },
}

const meta = {
  title: 'Components/ProgressBar (meter, loading bar, usage)',
  id: 'components-progressbar',
  component: ProgressBar,
  args: { value: 45, label: 'Progress of Title Optimiser' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'select', options: progressTones },
    kind: { control: 'inline-radio', options: ['progress', 'meter'] },
  },
  parameters: docsPage({ examples })`
Shows a percentage as a bar, with the number beside it.

**Use it** for work in progress, or (\`kind="meter"\`) for usage of a limit. **Do not use it** for work without a known end (use a running badge), or for a few countable things (show the things).

**Anatomy**: track, filled part, number. Usage is green, above 70 yellow, above 90 red; other tones keep their colour.

**Keyboard**: it takes no keys.

**Accessibility**: \`label\` is required and says what is measured; the number is formatted for the current language and announced as the value. Colour only repeats it. In forced colours track and filled part keep their borders.

\`\`\`tsx
import { ProgressBar } from '@dropwatt/ui'

<ProgressBar value={45} label="Progress of Title Optimiser" />
\`\`\`
`,
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<ProgressBarProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', {
      name: 'Progress of Title Optimiser',
    })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await expect(bar).toHaveAttribute('aria-valuetext', '45%')
    await expect(within(canvasElement).getByText('45%')).toBeVisible()
  }),
}

/** Usage of a limit instead of progress. */
export const Meter: Story = {
  args: { kind: 'meter', value: 91, label: 'Products used' },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Products used' })).toBeVisible()
  }),
}

/** NaN becomes 0; values out of range are clamped. */
export const OutOfRange: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ProgressBar value={Number.NaN} label="Not a number" />
      <ProgressBar value={-20} label="Below" />
      <ProgressBar value={250} label="Beyond" />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('progressbar')
    const values = bars.map((bar) => bar.getAttribute('aria-valuenow'))
    await expect(values).toEqual(['0', '0', '100'])
  }),
}

/** Usage on both sides of each limit, then the tones that do not depend on the number. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[0, 45, 70, 71, 90, 91, 100].map((value) => (
        <ProgressBar key={value} value={value} label={`Usage at ${value}`} />
      ))}
      {progressTones.slice(1).map((tone) => (
        <ProgressBar key={tone} value={60} tone={tone} label={`Tone ${tone}`} />
      ))}
    </div>
  ),
}
