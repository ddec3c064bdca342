import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { ErrorSummary, type ErrorSummaryProps } from './index.js'

const problems = [
  { fieldId: 'name', message: 'Name is required.' },
  { fieldId: 'email', message: 'Email is invalid.' },
]

const examples: Examples = {
  do: {
    caption: 'Says how to fix it, in the same words as under the field.',
    render: () => <ErrorSummary problems={problems} />,
  },
  dont: {
    caption: 'Says that something is wrong, but not what.',
    render: () => (
      <ErrorSummary problems={[{ fieldId: 'name', message: 'The form has errors.' }]} />
    ),
  },
}

const meta = {
  title: 'Components/ErrorSummary (validation summary, form errors)',
  id: 'components-errorsummary',
  component: ErrorSummary,
  args: { problems },
  parameters: docsPage({ examples })`
Lists all validation errors above a form. Shown after a failed submit; renders nothing without errors.

**Use it** above every form that validates on submit, with the same texts as under the fields. Form includes one.

**Do not use it** for a server error: use a toast or a notice.

**Anatomy**: a heading, and one link for each field, in the order of the fields.

| Key | Does |
| --- | --- |
| Tab | moves from link to link |
| Enter | moves focus to the field |

**Accessibility**: a region named by its heading. While it shows, the page title starts with "Error: ". Move focus to the first invalid field; the summary does not take it.

\`\`\`tsx
import { ErrorSummary } from '@dropwatt/ui'
\`\`\`
`,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 404 }}>
      <ErrorSummary {...args} />
      {problems.map(({ fieldId, message }) => (
        <TextField key={fieldId} id={fieldId} label={fieldId} error={message} />
      ))}
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<ErrorSummaryProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = within(canvas.getByRole('region', { name: 'There is a problem' }))
    const links = summary.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Name is required.',
      'Email is invalid.',
    ])
    await userEvent.click(links[1]!)
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveFocus()
  }),
}

/** Without errors it renders nothing. */
export const Empty: Story = {
  args: { problems: [] },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  }),
}

function Mended() {
  const [left, setLeft] = useState(problems)
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 404 }}>
      <ErrorSummary problems={left} />
      <Button onClick={() => setLeft(left.slice(1))}>Fix one</Button>
    </div>
  )
}

/** The page title starts with "Error: " while there are errors. */
export const DocumentTitle: Story = {
  render: () => <Mended />,
  play: inEnglish(async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(document.title).toMatch(/^Error: (?!Error)/)
    await userEvent.click(button)
    await expect(document.title).toMatch(/^Error: (?!Error)/)
    await userEvent.click(button)
    await expect(document.title).not.toMatch(/^Error/)
  }),
}

/** Short texts, a text of two lines and a word longer than a line. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ maxInlineSize: 404 }}>
      <ErrorSummary
        problems={[
          { fieldId: 'name', message: 'Name is required.' },
          { fieldId: 'email', message: 'Email must be an address at which you can be reached.' },
          { fieldId: 'store', message: `There is no store called ${'night-shift-'.repeat(6)}.` },
        ]}
      />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region')
    await expect(within(region).getAllByRole('link')).toHaveLength(3)
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  }),
}
