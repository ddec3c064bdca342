import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { WarningIcon } from '../../icons/index.js'
import { ToggleGroup, type ToggleGroupProps, type ToggleItem } from './index.js'

const views: readonly ToggleItem[] = [
  { value: 'changed', label: 'Changed', count: 1204 },
  { value: 'review', label: 'Needs review', count: 12, icon: <WarningIcon aria-hidden="true" /> },
  { value: 'conflicts', label: 'Conflicts', count: 0, disabled: true },
  { value: 'excluded', label: 'Excluded', count: 1 },
  { value: 'all', label: 'All', count: 5000 },
]

function Example({ value, onValueChange, ...props }: ToggleGroupProps) {
  const [current, setCurrent] = useState(value)
  return (
    <ToggleGroup
      {...props}
      value={current}
      onValueChange={(next) => {
        setCurrent(next)
        onValueChange(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'Views of one list, with what each would show.',
    render: () => <Example aria-label="Show" items={views} value="changed" onValueChange={fn()} />,
  },
  dont: {
    caption: 'Two settings that do not exclude each other. Use a Switch for each.',
    render: () => (
      <Example
        aria-label="Settings"
        items={[
          { value: 'mail', label: 'Email' },
          { value: 'sound', label: 'Sound' },
        ]}
        value="mail"
        onValueChange={fn()}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/ToggleGroup (segmented control, filter chips, button group)',
  id: 'workbench-togglegroup',
  component: ToggleGroup,
  args: { 'aria-label': 'Show', items: views, value: 'changed', onValueChange: fn() },
  argTypes: { items: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples })`
Lets the user choose one of a few views of a list, each with a count.

**Use it** to filter a list by one of two to six states. **Do not use it** for options of a form (a \`RadioGroup\`), or for parts of a page (\`Tabs\`).

**Anatomy**: a chip for each view, with an icon if it needs one, its label and its count. Chips wrap onto more lines.

| Key | Does |
| --- | --- |
| Tab | moves to the selected view, then on |
| Arrow keys | select the next and the previous view |

**Accessibility**: native radio buttons in a radio group. The selected view differs in border, ground and weight; in forced colours it has an outline.

\`\`\`tsx
import { ToggleGroup } from '@dropwatt/ui/workbench'

<ToggleGroup aria-label="Show" items={views} value={view} onValueChange={setView} />
\`\`\`
`,
} satisfies Meta<typeof ToggleGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Show' })
    const changed = within(group).getByRole('radio', { name: 'Changed 1,204' })
    const review = within(group).getByRole('radio', { name: 'Needs review 12' })
    await expect(changed).toBeChecked()
    await userEvent.click(within(group).getByText('Needs review'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('review')
    await expect(review).toBeChecked()
    review.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('excluded')
    await expect(within(group).getByRole('radio', { name: 'Conflicts 0' })).toBeDisabled()
  }),
}

export const Disabled: Story = {
  args: { items: views.map((item) => ({ ...item, disabled: true })) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With and without counts and icons. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Example aria-label="Show" items={views} value="changed" onValueChange={fn()} />
      <Example aria-label="Review" items={views} value="review" onValueChange={fn()} />
      <Example
        aria-label="Sort"
        items={[
          { value: 'file', label: 'File order' },
          { value: 'size', label: 'Size of change' },
        ]}
        value="file"
        onValueChange={fn()}
      />
    </div>
  ),
}
