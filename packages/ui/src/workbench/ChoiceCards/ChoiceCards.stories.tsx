import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ChoiceCards, type ChoiceCard, type ChoiceCardsProps } from './index.js'

const choices: readonly ChoiceCard[] = [
  {
    value: 'changed',
    label: 'Changed products only',
    detail: '1,203 products, 2.1\u00A0MB',
    hint: 'Fastest to import. Includes all rows of each changed product, so no variant is lost.',
  },
  {
    value: 'whole',
    label: 'Whole file',
    detail: '5,000 products, 8.8\u00A0MB',
    hint: 'Your complete export, with your changes.',
  },
  {
    value: 'split',
    label: 'Split into files under 15\u00A0MB',
    detail: 'Not needed for this file',
    hint: 'The store platform does not accept larger files.',
    disabled: true,
  },
]

function Example({ value: first, onValueChange, ...props }: ChoiceCardsProps) {
  const [value, setValue] = useState(first)
  return (
    <ChoiceCards
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'Each card says what it amounts to, so that the choices can be compared.',
    render: () => (
      <Example
        legend="What to download"
        choices={choices.slice(0, 2)}
        value="changed"
        onValueChange={() => {}}
      />
    ),
  },
  dont: {
    caption: 'Cards for two words. Use RadioGroup.',
    render: () => (
      <Example
        legend="Rounding"
        choices={[
          { value: 'up', label: 'Up' },
          { value: 'down', label: 'Down' },
        ]}
        value="up"
        onValueChange={() => {}}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/ChoiceCards (radio cards, option cards, ChoiceCard)',
  id: 'workbench-choicecards',
  component: ChoiceCards,
  args: { legend: 'What to download', choices, value: 'changed', onValueChange: fn() },
  argTypes: { choices: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples })`
Lets the user choose one of a few cards, each with a label, help text and a figure.

**Use it** in a dialog, for two to four choices that need a sentence and a figure each. **Do not use it** for short labels (\`RadioGroup\`) or for many choices (\`Select\`).

**Anatomy**: a card for each choice: radio button, label, figure at the end, help text below.

| Key | Does |
|---|---|
| Tab | moves to the selected card |
| Arrows | select the previous or next card |

**Accessibility**: native radio buttons in a named group. The label names a card; figure and help text describe it. The whole card is the target.

\`\`\`tsx
import { ChoiceCards } from '@dropwatt/ui/workbench'

<ChoiceCards legend="What to download" choices={choices} value={kind} onValueChange={setKind} />
\`\`\`
`,
} satisfies Meta<typeof ChoiceCards>

export default meta
type Story = StoryObj<ChoiceCardsProps>

/** Arrow keys choose; a disabled card is skipped. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'What to download' }))
    await userEvent.tab()
    const first = group.getByRole('radio', { name: 'Changed products only' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(/2.1.MB Fastest to import/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(group.getByRole('radio', { name: 'Whole file' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('whole')
    await userEvent.click(group.getByText('Not needed for this file'))
    await expect(group.getByRole('radio', { name: 'Whole file' })).toBeChecked()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With and without figures and help text; with a long label. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <Example {...args} />
      <Example
        {...args}
        legend="Without figures"
        choices={choices.map(({ value, label, hint }) => ({ value, label, hint }))}
        value="whole"
      />
      <Example
        {...args}
        legend="Without help text"
        choices={choices.map(({ value, label, detail }) => ({ value, label, detail }))}
        value="whole"
      />
    </div>
  ),
}
