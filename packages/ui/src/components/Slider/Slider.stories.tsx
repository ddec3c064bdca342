import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Slider, type SliderProps } from './index.js'

const percent = (value: number) => `${value} percent`
const short = (value: number) => `${value}%`

const examples: Examples = {
  do: {
    caption: 'Few steps, and the place on the way says enough.',
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
    caption: 'An exact amount is hard to hit among a thousand. A TextField takes it in one go.',
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
  parameters: {
    examples,
    docs: {
      description: {
        component: `
A number between two ends. All other props go to the native \`<input type="range">\`, and so does the ref.

**Use it** where the place between the ends says more than the number, with 20 steps or so.

**Do not use it** for exact amounts (a \`TextField\`), or for a choice of named things (a \`RadioGroup\`).

**Anatomy**: label with the value at the end of its line, hint, track with its lit part and the thumb, ticks, error with icon.

| Key | Does |
|---|---|
| Tab | reaches the thumb |
| Arrow keys | move it by one step; in right-to-left languages the sideways ones swap |
| Page Up, Page Down | move it by a tenth of the way, to a whole step |
| Home, End | move it to an end |

**Accessibility**: \`formatValue\` gives the words that are read out. A value off the steps is never kept: it goes to the nearest one. The track has its edge and its lit part in forced colours too; the target is 44 px high on touch screens.

\`\`\`tsx
import { Slider } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = { args: { hint: 'One email when this much is used.' } }

export const WithTicks: Story = { args: { ticks: [0, 20, 40, 60, 80, 100] } }

/** A value off the steps is shown as the nearest one. */
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
