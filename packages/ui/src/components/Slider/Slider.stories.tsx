import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Slider, type SliderProps } from './index.js'

const percent = (value: number) => `${value} percent`
const short = (value: number) => `${value}%`

const examples: Examples = {
  do: {
    caption: 'Few steps, and a rough position is enough.',
    render: () => (
      <Slider
        label="Usage alert"
        step={5}
        defaultValue={80}
        formatValue={percent}
        formatShort={short}
      />
    ),
  },
  dont: {
    caption: 'An exact value among a thousand is hard to hit. Use a TextField.',
    render: () => <Slider label="Price" max={1000} step={0.01} defaultValue={24.99} />,
  },
}

const meta = {
  title: 'Components/Slider (range, track bar)',
  id: 'components-slider',
  component: Slider,
  args: {
    label: 'Usage alert',
    step: 5,
    defaultValue: 80,
    formatValue: percent,
    formatShort: short,
    onValueChange: fn(),
  },
  argTypes: {
    formatValue: { control: false },
    formatShort: { control: false },
    ticks: { control: false },
    value: { control: false },
  },
  parameters: docsPage({ examples })`
Lets the user choose a number in a range. Other props and the ref are passed to the native \`<input type="range">\`.

**Use it** where the position says more than the number, with about 20 steps.

**Do not use it** for exact values (a \`TextField\`), or for named choices (a \`RadioGroup\`).

**Anatomy**: label with the value at the end of its line, hint, track with its lit part and the thumb, ticks, error with icon.

| Key | Does |
|---|---|
| Tab | moves to the thumb |
| Arrow keys | move it by one step; in right-to-left languages Left and Right swap |
| Page Up, Page Down | move it by a tenth of the range, to a whole step |
| Home, End | move it to the minimum or the maximum |

**Accessibility**: \`formatValue\` sets the value text for screen readers. Values snap to the nearest step. The track and its lit part are visible in forced colours too; the target is 44 px high on touch screens.

\`\`\`tsx
import { Slider } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<SliderProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const slider = canvas.getByRole('slider', { name: 'Usage alert' })
    await expect(slider).toHaveValue('80')
    await expect(slider).toHaveAttribute('aria-valuetext', '80 percent')
    await expect(canvas.getByText('80%')).toBeVisible()
    await fireEvent.change(slider, { target: { value: '35' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '35 percent')
    await expect(canvas.getByText('35%')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(35)
  }),
}

export const WithTicks: Story = { args: { ticks: [0, 20, 40, 60, 80, 100] } }

/** A value between steps snaps to the nearest one. */
export const OffTheSteps: Story = {
  args: { defaultValue: 82 },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('80')
    await expect(within(canvasElement).getByText('80%')).toBeVisible()
  }),
}

export const WithError: Story = {
  args: {
    defaultValue: 0,
    error: 'Choose at least 5%.',
    hint: 'One email when this much is used.',
  },
  play: inEnglish(async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider')
    await expect(slider).toBeInvalid()
    await expect(slider).toHaveAccessibleDescription(
      'One email when this much is used. Choose at least 5%.',
    )
  }),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled()
  }),
}

/** Both ends, the middle, ticks, error, disabled, and other scales. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <Slider label="Lower end" defaultValue={0} formatShort={short} />
      <Slider label="Middle" defaultValue={50} formatShort={short} />
      <Slider label="Upper end" defaultValue={100} formatShort={short} />
      <Slider label="With ticks" step={25} ticks={[0, 25, 50, 75, 100]} defaultValue={75} />
      <Slider label="With a hint" hint="One email when this much is used." defaultValue={80} />
      <Slider label="Wrong" defaultValue={0} error="Choose at least 5%." />
      <Slider label="Below zero" min={-10} max={10} defaultValue={-4} />
      <Slider label="Disabled" disabled defaultValue={40} ticks={[0, 50, 100]} />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('slider')).toHaveLength(8)
  }),
}
