import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { TextField } from '../TextField/index.js'
import { TextArea, type TextAreaProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The box is as tall as the expected answer, and the hint says what to write.',
    render: () => <TextArea label="Message" hint="What you did, and what happened." rows={4} />,
  },
  dont: {
    caption: 'One line hides most of the text; a placeholder disappears with the first key.',
    render: () => <TextField label="Message" placeholder="What you did, and what happened." />,
  },
}

const meta = {
  title: 'Components/TextArea (multiline input, message box)',
  id: 'components-textarea',
  component: TextArea,
  args: { label: 'Message', onChange: fn() },
  argTypes: { below: { control: false } },
  parameters: docsPage({ examples })`
Lets the user enter several lines of text. Other props and the ref are passed to the native \`<textarea>\`.

**Use it** for a message, a note, a description: anything in full sentences.

**Do not use it** for a name or an address, which is one line (TextField), or for formatted text.

**Anatomy**: label above, hint under the label, box of \`rows\` lines with a handle to resize it, error with icon under the box, then \`below\`.

| Key | Does |
| --- | --- |
| Tab | moves to the box, and out of it |
| Enter | starts a new line |

**Accessibility**: the label names the box; hint and error describe it; \`error\` sets \`aria-invalid\`. The text is 16 px, so that phones do not zoom in.

\`\`\`tsx
import { TextArea } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<TextAreaProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Message' })
    await expect(box).not.toHaveAttribute('aria-invalid')
    await expect(box).not.toHaveAttribute('aria-describedby')
    await expect(box).toHaveAttribute('rows', '5')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('Two{Enter}lines')
    await expect(box).toHaveValue('Two\nlines')
    await expect(args.onChange).toHaveBeenCalledTimes(9)
    await userEvent.tab()
    await expect(box).not.toHaveFocus()
  }),
}

/** The error is read after the hint, and marks the box invalid. */
export const WithError: Story = {
  args: {
    hint: 'What you did, and what happened.',
    error: 'Message is required.',
    required: true,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Message' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription(
      'What you did, and what happened. Message is required.',
    )
  }),
}

/** A word longer than a line breaks, and the box scrolls. */
export const LongText: Story = {
  args: { defaultValue: 'supplier-title-'.repeat(80), rows: 3 },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  }),
}

/** Default, filled, hint, error, read-only and disabled. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <TextArea label="Empty" rows={2} placeholder="Write here" />
      <TextArea label="Filled" rows={2} defaultValue="The import stopped at row 40." />
      <TextArea label="With a hint" rows={2} hint="What you did, and what happened." />
      <TextArea label="Wrong" rows={2} error="Message is required." />
      <TextArea label="Read-only" rows={2} readOnly defaultValue="The import stopped." />
      <TextArea label="Disabled" rows={2} disabled defaultValue="The import stopped." />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(6)
  }),
}
