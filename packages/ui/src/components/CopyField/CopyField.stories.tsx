import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { TextField } from '../TextField/index.js'
import { CopyField, type CopyFieldProps } from './index.js'

const writeText = fn<(text: string) => Promise<void>>()

const examples: Examples = {
  do: {
    caption: 'The address is visible, labelled, and copied with one click.',
    render: () => <CopyField label="Referral link" value="https://example.com/?ref=you" />,
  },
  dont: {
    caption: 'A box to select by hand: half of a long address is hidden.',
    render: () => (
      <TextField label="Referral link" readOnly defaultValue="https://example.com/?ref=you" />
    ),
  },
}

const meta = {
  title: 'Components/CopyField (clipboard, copy to clipboard, share link)',
  id: 'components-copyfield',
  component: CopyField,
  args: { label: 'Referral link', value: 'https://example.com/?ref=you', onCopy: fn() },
  decorators: [withToaster],
  beforeEach: () => {
    writeText.mockResolvedValue()
    const stub = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    return () => stub.mockRestore()
  },
  parameters: docsPage({ examples })`
Shows a value with a button that copies it.

**Use it** for links, keys and addresses that are copied whole.

**Do not use it** for values that are typed or changed (TextField), or for text that nobody copies.

**Anatomy**: label, hint, read-only box, button. In a narrow container the button moves to the next line. For about two seconds after a click the button shows that it has copied; its width stays.

| Key | Does |
| --- | --- |
| Tab | moves to the box, then to the button |
| Enter, Space on the button | copies the exact value |

**Accessibility**: the name of the button contains the label, so that two on one page differ. Focus stays on the button, and a polite live region announces the copy. If the browser denies clipboard access, the text is selected and a toast says how to copy it. The value reads left to right in every language.

\`\`\`tsx
import { CopyField } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<CopyFieldProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'Referral link' })
    const button = canvas.getByRole('button', { name: 'Copy: Referral link' })
    await document.fonts.ready
    const width = button.getBoundingClientRect().width
    await expect(box).toHaveAttribute('readonly')

    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await canvas.findByText('Copied: Referral link')
    await expect(canvas.getByText('Copied')).toBeVisible()
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().width).toBe(width)
    await expect(args.onCopy).toHaveBeenCalledWith(args.value)
  }),
}

/** Clipboard access denied: the text is selected, and a toast says what to do. */
export const Refused: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    const canvas = within(canvasElement)
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Referral link' })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Referral link' }))
    const notices = within(canvas.getByRole('region', { name: /F8/ }))
    await expect(await notices.findByText('Nothing was copied')).toBeVisible()
    await expect(box).toHaveFocus()
    await expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe(args.value)
    await expect(args.onCopy).not.toHaveBeenCalled()
  }),
}

/** A value longer than the box is truncated visually, and copied whole. */
export const LongValue: Story = {
  args: { value: `https://example.com/?ref=${'night-shift-'.repeat(30)}` },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(writeText).toHaveBeenCalledWith(args.value)
  }),
}

/** Plain, with a hint and narrow. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <CopyField label="Plain" value="https://example.com/?ref=you" />
      <CopyField label="With a hint" value="wh_4f2a" hint="Sign what you send with it." />
      <div style={{ maxInlineSize: 240 }}>
        <CopyField label="Narrow" value="https://example.com/?ref=you" />
      </div>
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual(['Copy: Plain', 'Copy: With a hint', 'Copy: Narrow'])
  }),
}
