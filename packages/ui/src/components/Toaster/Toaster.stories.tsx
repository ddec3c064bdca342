import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
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
    caption: 'The result of what was just done, in a few words.',
    render: () => (
      <div>
        <Button onClick={() => toast({ title: 'Saved', description: 'Your plan is up to date.' })}>
          Save
        </Button>
      </div>
    ),
  },
  dont: {
    caption: 'An error that the form needs is gone after five seconds. Say it beside the field.',
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
  parameters: {
    examples,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component: `
Says what came of an action, in a card at the edge of the screen that leaves by itself.

**Use it** for the result of something the person just did: saved, sent, failed, not there yet.

**Do not use it** for the only copy of an error that a form needs (put that beside the field), for news nobody asked for, or for a question that wants an answer (a \`Dialog\`).

**Anatomy**: sign, title, description, Close. One card at most: a new toast takes the place of the old one. It stays 5 seconds, or as long as \`duration\` says; \`Infinity\` stays until closed.

| Key | Does |
|---|---|
| F8 | moves focus to the notifications, from anywhere |
| Tab | goes on to Close |
| Escape | inside, closes the toast, and no dialog behind it |

**Accessibility**: the words are read out once, by a live region that is always on the page; \`destructive\` interrupts, others wait. The clock stands while the pointer is over the card, focus is in it, or the window is not in use. Closing gives focus back to where it was. A swipe of 50 px towards the end of the line closes it too; the button does the same without a gesture.

It stands in the browser’s top layer. While a modal dialog is open the rest of the page is out of reach, so the notifications move into the dialog: seen, read out and within reach.

**The notice rule**: \`useAction(handler)\` gives back the handler, or without one a function that says the feature is not implemented yet, in the language in force.

\`\`\`tsx
import { toast, Toaster } from '@dropwatt/ui/toast'

<Toaster /> // once, near the root
toast({ title: 'Saved' })
toast({ variant: 'destructive', title: 'Login Failed', description: message })
\`\`\`
`,
      },
    },
  },
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

/** Shows one toast for as long as the story is on screen. */
function Shown(options: ToastOptions) {
  useEffect(() => {
    toast({ duration: Number.POSITIVE_INFINITY, ...options })
  })
  return <Toaster />
}

function region(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('region', { name: /F8/ }))
}

export const Default: Story = {
  render: () => (
    <>
      <Toaster />
      <Button onClick={() => toast({ title: 'Saved', description: 'Your plan is up to date.' })}>
        Save
      </Button>
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

export const Playground: StoryObj<ToastOptions> = {
  args: { title: 'Saved', description: 'Your plan is up to date.', variant: 'default' },
  argTypes: { variant: { control: 'inline-radio', options: ['default', 'destructive'] } },
  render: (args) => <Shown {...args} />,
}

/** For what failed: a red edge and sign, and read out at once. */
export const Destructive: Story = {
  render: () => <Shown {...failure} />,
  play: inEnglish(async ({ canvasElement }) => {
    await expect(await region(canvasElement).findByText('Login Failed')).toBeVisible()
  }),
}

/** What is not built yet says so: in general, and by the name of the action. */
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

/** Without a description the title stands alone. */
export const TitleAlone: Story = { render: () => <Shown title="Demo Coming Soon" /> }

/** A long message wraps; words without a space break rather than leave the card. */
export const LongMessage: Story = {
  render: () => (
    <Shown
      variant="destructive"
      title="Failed to connect with google"
      description={`The provider said: ${'unexpected_redirect_uri_'.repeat(8)}. Check the address in the provider's console, then try again.`}
    />
  ),
}

/** What a provider says is shown as text, whatever it looks like. */
export const MessageIsText: Story = {
  render: () => <Shown {...failure} description={'<img src=x onerror=alert(1)> <b>bold</b>'} />,
  play: inEnglish(async ({ canvasElement }) => {
    const words = await region(canvasElement).findByText(/<b>bold<\/b>/)
    await expect(words.querySelector('*')).toBeNull()
  }),
}

/** F8 reaches it from anywhere, Escape closes it, focus goes back. */
export const ByKeyboard: Story = {
  render: () => (
    <>
      <Toaster />
      <Button onClick={() => toast({ title: 'Saved', duration: Number.POSITIVE_INFINITY })}>
        Save
      </Button>
    </>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' })
    save.focus()
    await userEvent.keyboard('{Enter}')
    const notifications = region(canvasElement)
    await notifications.findByText('Saved')
    await userEvent.keyboard('{F8}')
    await expect(within(canvasElement).getByRole('region')).toHaveFocus()
    await userEvent.tab()
    await expect(notifications.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(save).toHaveFocus())
    await waitFor(() => expect(notifications.queryByText('Saved')).toBeNull())
  }),
}
