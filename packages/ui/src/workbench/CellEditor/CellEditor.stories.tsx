import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { DiffCell } from '../DiffCell/index.js'
import { CellEditor, type CellEditorProps } from './index.js'

const args = {
  name: 'Title, waterproof-bluetooth-speaker-ipx7',
  cell: {
    before: 'NEW ARRIVAL!!! WATERPROOF BLUETOOTH SPEAKER IPX7 20W',
    proposal: 'Waterproof Bluetooth Speaker IPX7 20W',
    written: 'Waterproof Bluetooth Speaker IPX7, 20W, with Carry Strap',
    isMultiline: false,
    most: 70,
  },
  onUse: fn<CellEditorProps['onUse']>(() => Promise.resolve(undefined)),
  onCancel: fn(),
  onReset: fn(),
} satisfies CellEditorProps

const examples: Examples = {
  do: { caption: 'A text that a person corrects.', render: () => <CellEditor {...args} /> },
  dont: {
    caption: 'A value that follows from others has no editor.',
    render: () => <DiffCell kind="percent" value={{ computed: { percent: 30 } }} />,
  },
}

const meta = {
  title: 'Workbench/CellEditor (edit in place, inline edit, manual override)',
  id: 'workbench-celleditor',
  component: CellEditor,
  args,
  argTypes: { place: { control: 'inline-radio', options: ['text', 'value', 'drawer'] } },
  parameters: docsPage({ examples })`
Takes the text of a cell by hand, in place of what an automation proposes.

**Use it** through \`DiffTable\`, which opens it in a cell or in its drawer. **Do not use it** as a field of a form: use \`TextField\`.

**Anatomy**: a field as wide as its place, growing with its text; the keys, a link back to the proposal, how many characters it has of those allowed, and what is wrong with the text.

| Key | Does |
| --- | --- |
| Enter | uses the text |
| Shift Enter | begins a new line, where the column has several |
| Tab, Shift Tab | uses the text and goes on to the next or previous cell |
| Escape | keeps the cell as it was |

**Accessibility**: a \`textarea\` named by its cell, described by its problem and by its count.

\`\`\`tsx
import { CellEditor } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof CellEditor>

export default meta
type Story = StoryObj<CellEditorProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas, args: { onUse, onCancel } }) => {
    const field = canvas.getByRole('textbox', { name: `${args.name}: text by hand` })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('56 of 70 characters')
    await userEvent.keyboard('Speaker{Shift>}{Enter}{/Shift}')
    await expect(onUse).toHaveBeenLastCalledWith('Speaker', 'here')
    await userEvent.keyboard('s{Tab}')
    await expect(onUse).toHaveBeenLastCalledWith('Speakers', 'next')
    await userEvent.keyboard('{Escape}')
    await expect(onCancel).toHaveBeenCalledOnce()
  }),
}

export const BackToProposal: Story = {
  play: inEnglish(async ({ canvas, args: { onReset } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the proposal' }))
    await expect(onReset).toHaveBeenCalledOnce()
  }),
}

/** A text that a column does not take is refused under the field. */
export const Invalid: Story = {
  args: {
    name: 'Price, Oak stool',
    cell: { before: '24.00', proposal: '31.20', isMultiline: false },
    place: 'value',
    isNumber: true,
    onUse: () => Promise.resolve({ code: 'not-a-number' }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 130, marginInlineStart: 'auto', paddingBlockEnd: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvas }) => {
    await userEvent.keyboard('1.299,00{Enter}')
    const field = canvas.getByRole('textbox')
    await expect(
      await canvas.findByText('Enter a plain number, with a point or a comma before decimals.'),
    ).toBeVisible()
    await expect(field).toBeInvalid()
    await userEvent.keyboard('{Backspace}')
    await expect(field).not.toBeInvalid()
  }),
}

export const Unproposed: Story = {
  args: { cell: { before: 'Tazza smaltata 350ml', isMultiline: false } },
}

export const SeveralLines: Story = {
  args: {
    cell: { before: '', proposal: '<p>One</p>\n<p>Two</p>', isMultiline: true },
    name: 'Description, Oak stool',
  },
}

export const InDrawer: Story = { args: { place: 'drawer' } }

/** All places. One has focus at a time. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (shown) => (
    <div style={{ display: 'grid', gap: 24, paddingBlockEnd: 80 }}>
      <CellEditor {...shown} place="drawer" />
      <CellEditor
        {...shown}
        cell={{ before: '24.00', isMultiline: false }}
        place="value"
        isNumber
      />
    </div>
  ),
}
