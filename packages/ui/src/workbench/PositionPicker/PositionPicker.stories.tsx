import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { useLocale } from '../../i18n/index.js'
import { PositionPicker, type PositionPickerProps } from './index.js'

function Example({
  value: first = 'bottom-right',
  onValueChange,
  ...props
}: Partial<PositionPickerProps>) {
  const words = wordsOf(useLocale())
  const [value, setValue] = useState(first)
  return (
    <PositionPicker
      legend={words('Position', 'Posizione')}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange?.(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'The place of a watermark, as it will be in each image.',
    render: () => <Example />,
  },
  dont: {
    caption: 'Two places take two radio buttons with words.',
    render: () => (
      <RadioGroup
        legend="Product position"
        options={[
          { value: 'floor', label: 'On the floor' },
          { value: 'middle', label: 'In the middle' },
        ]}
        defaultValue="floor"
      />
    ),
  },
}

const meta = {
  title: 'Workbench/PositionPicker (anchor, alignment, nine-grid, gravity)',
  id: 'workbench-positionpicker',
  component: PositionPicker,
  args: { legend: 'Position', value: 'bottom-right', onValueChange: fn() },
  render: ({ legend: _legend, ...args }) => <Example {...args} />,
  parameters: docsPage({ examples })`
Lets the user choose one of nine places in an image. Other props and the ref are passed to the \`<fieldset>\`.

**Use it** for where a watermark goes; \`OptionsForm\` shows it for options of kind \`place\`. **Do not use it** for fewer places: \`RadioGroup\` says them in words.

**Anatomy**: legend with the chosen place in words, hint, three rows of three small images with the mark at its place, error.

| Key | Does |
| --- | --- |
| Tab | moves to the chosen place, then on |
| Arrow keys | choose the place in that direction; at an edge they stay |
| Home, End | choose the first and the last corner |

**Accessibility**: native radio buttons in a radio group, each named by its place. Left and right are those of the image, so the grid is not mirrored where text runs from right to left.

\`\`\`tsx
import { PositionPicker } from '@dropwatt/ui/workbench'

<PositionPicker legend="Position" value={place} onValueChange={setPlace} />
\`\`\`
`,
} satisfies Meta<typeof PositionPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /^Position/ })
    const place = (name: string) => within(group).getByRole('radio', { name })
    await expect(place('Bottom right')).toBeChecked()
    await userEvent.tab()
    await expect(place('Bottom right')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('right')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(place('Middle')).toBeChecked()
    await expect(place('Middle')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(place('Bottom right')).toBeChecked()
    await userEvent.click(place('Top'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('top')
  }),
}

export const WithError: Story = {
  args: { error: 'Enter or choose a value.', hint: 'Where the watermark goes.' },
}

export const Disabled: Story = { args: { disabled: true } }

/** The grid is not mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: inEnglish(async ({ canvas }) => {
    const left = canvas.getByRole('radio', { name: 'Left' }).getBoundingClientRect()
    const right = canvas.getByRole('radio', { name: 'Right' }).getBoundingClientRect()
    await expect(left.left).toBeLessThan(right.left)
  }),
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Example value="top-left" />
      <Example value="middle" error="Enter or choose a value." />
      <Example value="bottom" disabled />
    </div>
  ),
}
