import type { TagRule } from '@dropwatt/automations/options'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { vendors, wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { RulesField, type RulesFieldProps } from './index.js'

const two: readonly TagRule[] = [
  { when: { kind: 'on-sale' }, tag: 'sale' },
  { when: { kind: 'vendor', text: 'Lumen' }, tag: 'lighting' },
]

const all: readonly TagRule[] = [
  ...two,
  { when: { kind: 'contains', text: 'oak' }, tag: 'wood' },
  { when: { kind: 'type', text: 'Kitchen' }, tag: 'home' },
  { when: { kind: 'price', min: null, max: 20 }, tag: 'under-20' },
  { when: { kind: 'option', name: 'Size', text: 'XL' }, tag: 'plus-size' },
  { when: { kind: 'margin', min: 40, max: null }, tag: 'best-margin' },
]

function Example({ rules, onRulesChange, ...props }: Partial<RulesFieldProps>) {
  const words = wordsOf(useLocale())
  const [current, setCurrent] = useState(rules ?? two)
  return (
    <RulesField
      suggestions={{
        vendors: vendors.map(({ value }) => value),
        options: [
          {
            name: 'Size',
            values: [
              { value: 'S', count: 40 },
              { value: 'XL', count: 12 },
            ],
          },
        ],
      }}
      {...props}
      label={words('Rules', 'Regole')}
      hint={words('Applied from top to bottom.', 'Applicate dall’alto in basso.')}
      rules={current}
      onRulesChange={(next) => {
        setCurrent(next)
        onRulesChange?.(next)
      }}
    />
  )
}

function WithComma(props: RulesFieldProps) {
  const words = wordsOf(useLocale())
  const error = words('A tag cannot contain a comma.', 'Un tag non può contenere una virgola.')
  return <Example {...props} error={error} />
}

const examples: Examples = {
  do: {
    caption: 'One condition for each rule; a second tag is a second rule.',
    render: () => <Example rules={two} />,
  },
  dont: {
    caption: 'Two tags in one: a comma separates tags.',
    render: () => (
      <Example
        rules={[{ when: { kind: 'on-sale' }, tag: 'sale, outlet' }]}
        error="A tag cannot contain a comma."
      />
    ),
  },
}

const meta = {
  title: 'Workbench/RulesField (conditions, rule builder, if this then that)',
  id: 'workbench-rulesfield',
  component: RulesField,
  args: { label: 'Rules', rules: two, onRulesChange: fn(), onBlur: fn() },
  argTypes: { rules: { control: false } },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: 328 })],
  parameters: docsPage({ examples })`
Lets the user write rules that add tags, in the order in which they are applied.

**Use it** for the rules of an automation. **Do not use it** to choose products: use a \`FilterBar\`.

**Anatomy**: a card for each rule with its number, buttons to move and remove it, its condition and its tag; below them a button that adds a rule. Values of the file are suggested while typing.

| Key | Does |
| --- | --- |
| Tab | moves through the rules and their controls |
| Enter, Space | on a button, moves or removes the rule |

**Accessibility**: a group with its name; rules are a list, and their buttons are named by the rule. Focus follows a rule that moves, and its new place is announced. Removing one moves focus to the next.

\`\`\`tsx
import { RulesField } from '@dropwatt/ui/workbench'

<RulesField label="Rules" rules={rules} onRulesChange={setRules} />
\`\`\`
`,
} satisfies Meta<typeof RulesField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Rule 1' }))
    await expect(args.onRulesChange).toHaveBeenLastCalledWith(two.toReversed())
    await expect(canvas.getByRole('status')).toHaveTextContent('Rule 1 is now 2 of 2.')
    await expect(canvas.getByRole('button', { name: 'Move up: Rule 2' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rule 2' }))
    await expect(args.onRulesChange).toHaveBeenLastCalledWith([two[1]])
    await expect(canvas.getByRole('button', { name: 'Remove Rule 1' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }))
    const kinds = canvas.getAllByRole('combobox', { name: 'When' })
    await expect(kinds[1]).toHaveFocus()
    await userEvent.selectOptions(kinds[1]!, 'Margin')
    await expect(args.onRulesChange).toHaveBeenLastCalledWith([
      two[1],
      { when: { kind: 'margin', min: null, max: null }, tag: '' },
    ])
  }),
}

export const Empty: Story = { args: { rules: [] } }

export const WithError: Story = {
  args: { error: 'A tag cannot contain a comma.' },
  play: inEnglish(async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Rules' })
    await expect(group).toHaveAccessibleDescription(/A tag cannot contain a comma/)
  }),
}

/** A comma is said at the tag that has it. */
export const WithFaultyRule: Story = {
  args: {
    rules: [two[0]!, { when: { kind: 'vendor', text: 'Lumen' }, tag: 'lamps, lighting' }],
    faulty: { part: 1, control: 'tag' },
  },
  render: (args) => <WithComma {...args} />,
  play: inEnglish(async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: 'Tag' })
    await expect(first).toBeValid()
    await expect(second).toBeInvalid()
    await expect(second).toHaveAccessibleDescription(/A tag cannot contain a comma/)
  }),
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Each kind of condition. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Example rules={all} />,
}
