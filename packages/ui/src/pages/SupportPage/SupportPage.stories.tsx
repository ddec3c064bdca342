import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { HelpCenterPage, SupportPage, type SupportPageProps } from './index.js'

const meta = {
  title: 'Pages/SupportPage (help center, contact form, FAQ)',
  id: 'pages-supportpage',
  component: SupportPage,
  subcomponents: { HelpCenterPage },
  decorators: [withToaster],
  parameters: docsPage()`
Support: what to expect, questions and answers, live chat, and a contact form. \`SupportPage\` is content for the dashboard's frame; \`HelpCenterPage\` is a whole screen with the same content for visitors.

Without \`onSubmit\` nothing is sent; the page says so once the message is valid, and offers to email it to \`supportAddress\` or to copy it. A text too long for a link has to be pasted. With \`onSubmit\` the form is busy until the promise settles; a rejection is shown by its message, and the input stays.

| Key | Does |
| --- | --- |
| Tab | moves through the questions, the chat and the fields |
| Enter, Space on a question | opens or closes the answer |
| Enter in a field | submits; in the message it starts a new line |

A failed submit moves focus to the first invalid field and lists all errors above. After a successful one focus is on the notice, and the form is empty.

\`\`\`tsx
import { HelpCenterPage, SupportPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof SupportPage>

export default meta
type Story = StoryObj<SupportPageProps>

function screen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Name' }),
    email: canvas.getByRole('textbox', { name: 'Email' }),
    store: canvas.getByRole('textbox', { name: 'Store URL' }),
    topic: canvas.getByRole('combobox', { name: 'Topic' }),
    message: canvas.getByRole('textbox', { name: 'Message' }),
    send: canvas.getByRole('button', { name: 'Send message' }),
  }
}

async function fill(canvasElement: HTMLElement) {
  const form = screen(canvasElement)
  await pasteInto(form.name, 'Mara')
  await pasteInto(form.email, 'mara@example.com')
  await userEvent.selectOptions(form.topic, 'Technical issue')
  await pasteInto(form.message, 'The import stopped.')
  return form
}

export const Default: Story = {}

/** The same content for visitors, in its own frame. */
export const HelpCenter: Story = {
  tags: ['fits', 'snapshot'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <HelpCenterPage {...args} />,
}

/** All errors at once: above, and at each field. */
export const WithErrors: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.click(screen(canvasElement).send)
  }),
}

/** A valid message without a handler: the notice says that nothing was sent, and offers to email or copy it. */
export const Complete: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { send } = await fill(canvasElement)
    await userEvent.click(send)
  }),
}

export const Sent: Story = {
  tags: ['fits'],
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, send } = await fill(canvasElement)
    await userEvent.click(send)
    await canvas.findByText('Your message is sent')
  }),
}

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, send } = await fill(canvasElement)
    await userEvent.click(send)
    await canvas.findByRole('button', { name: 'Sending...' })
  }),
}

/** A toast shows why it was not sent; the input stays. */
export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('The mailbox is full.'))) },
  play: inEnglish(async ({ canvasElement }) => {
    const { message, send } = await fill(canvasElement)
    await userEvent.click(send)
    const toasts = within(within(document.body).getByRole('region', { name: /^Notifications/ }))
    await toasts.findByText('The message was not sent')
    await expect(message).toHaveValue('The import stopped.')
  }),
}
