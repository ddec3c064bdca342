import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { showNotImplemented, toast, useAction, type ToastOptions } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { Toaster } from './index.js'

const failure: ToastOptions = {
  variant: 'destructive',
  title: 'Login Failed',
  description: 'Invalid login credentials',
}

const examples: Examples = {
  do: {
    caption: 'The result of an action, in a few words.',
    render: () => (
      <div>
        <Button onClick={() => toast({ title: 'Saved', description: 'Your plan is up to date.' })}>
          Save
        </Button>
      </div>
    ),
  },
  dont: {
    caption: 'A form error would disappear after five seconds. Show it beside the field.',
    render: () => (
      <div>
        <Button onClick={() => toast({ variant: 'destructive', title: 'Email is invalid.' })}>
          Send
        </Button>
      </div>
    ),
  },
}

const meta = {
  title: 'Components/Toaster (toast, snackbar, notification, alert)',
  id: 'components-toaster',
  component: Toaster,
  parameters: docsPage({ examples, layout: 'fullscreen', height: '240px' })`
Shows the result of an action in a card at the edge of the screen, which closes by itself.

**Use it** for the result of something the user just did: saved, sent, failed, not implemented.

**Do not use it** for form errors (show them beside the field), for unsolicited news, or for a question (a \`Dialog\`).

**Anatomy**: icon, title, description, optionally a button, Close. One card at most: a new toast replaces the old one. It stays for 5 seconds, or for \`duration\`; with \`Infinity\` it stays until closed.

| Key | Does |
|---|---|
| F8 | moves focus to the notifications, from anywhere |
| Tab | moves on to the button and to Close |
| Escape | inside, closes the toast, but not a dialog behind it |

**Accessibility**: the text is announced once, by a live region that is always on the page; \`destructive\` is assertive, others are polite. The timer pauses while the card is hovered or contains focus, or the window is blurred. Closing returns focus to where it was. What the button does must be possible elsewhere too, as the toast does not wait. A swipe of 50 px towards the inline end closes it too; the button does the same without a gesture.

It is rendered in the browser’s top layer. While a modal dialog is open the rest of the page is inert, so the notifications move into the dialog, where they are visible, announced and reachable.

**Not-implemented notice**: \`useAction(handler)\` returns the handler, or without one a function that says the feature is not implemented yet, in the current language.

\`\`\`tsx
import { toast, Toaster } from '@dropwatt/ui/toast'

<Toaster /> // once, near the root
toast({ title: 'Saved' })
toast({ variant: 'destructive', title: 'Login Failed', description: message })
\`\`\`
`,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

/** Shows one toast while the story is open. */
function Shown(options: ToastOptions) {
  useEffect(() => {
    toast({ duration: Number.POSITIVE_INFINITY, ...options })
  })
  return <Toaster />
}

function region(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('region', { name: /F8/ }))
}

export const Default: StoryObj<ToastOptions> = {
  args: { title: 'Saved', description: 'Your plan is up to date.', variant: 'default' },
  argTypes: { variant: { control: 'inline-radio', options: ['default', 'destructive'] } },
  render: (args) => (
    <>
      <Toaster />
      <Button onClick={() => toast(args)}>Save</Button>
    </>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    const notifications = region(canvasElement)
    await expect(await notifications.findByText('Saved')).toBeVisible()
    await userEvent.click(notifications.getByRole('button'))
    await waitFor(() => expect(notifications.queryByText('Saved')).toBeNull())
  }),
}

/** For failures: a red border and icon, announced assertively. */
export const Destructive: Story = {
  render: () => <Shown {...failure} />,
  play: inEnglish(async ({ canvasElement }) => {
    await expect(await region(canvasElement).findByText('Login Failed')).toBeVisible()
  }),
}

const redone = fn()

/** A toast with a button, which closes it. */
export const WithAction: Story = {
  render: () => (
    <Shown
      title="Auto-Tag undone. Its cells have their old values again."
      action={{ label: 'Redo', onAction: redone }}
    />
  ),
  play: inEnglish(async ({ canvasElement }) => {
    redone.mockClear()
    const notifications = region(canvasElement)
    await userEvent.click(await notifications.findByRole('button', { name: 'Redo' }))
    await expect(redone).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(notifications.queryByText(/Auto-Tag/)).toBeNull())
  }),
}

/** The not-implemented notice: in general, and with the name of the action. */
export const NotImplemented: Story = {
  render: function Unwired() {
    const run = useAction(undefined, 'Run Title Optimiser')
    return (
      <>
        <Toaster />
        <Button onClick={() => showNotImplemented()}>Invite</Button>
        <Button onClick={run}>Run Title Optimiser</Button>
      </>
    )
  },
  play: inEnglish(async ({ canvasElement }) => {
    const notifications = region(canvasElement)
    const [invite, run] = within(canvasElement).getAllByRole('button')
    await userEvent.click(invite!)
    await expect(await notifications.findByRole('button')).toBeVisible()
    await expect(notifications.getByText("This feature isn't implemented yet")).toBeVisible()
    await expect(notifications.getByText('You can request it!')).toBeVisible()
    await userEvent.click(run!)
    await expect(await notifications.findByText('Run Title Optimiser')).toBeVisible()
    await expect(notifications.getAllByRole('button')).toHaveLength(1)
  }),
}

/** Without a description only the title shows. */
export const TitleAlone: Story = { render: () => <Shown title="Demo Coming Soon" /> }

/** A long message wraps; long words break to stay inside the card. */
export const LongMessage: Story = {
  render: () => (
    <Shown
      variant="destructive"
      title="Failed to connect with google"
      description={`The provider said: ${'unexpected_redirect_uri_'.repeat(8)}. Check the address in the provider's console, then try again.`}
    />
  ),
}
