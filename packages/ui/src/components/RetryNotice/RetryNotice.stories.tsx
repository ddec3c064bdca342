import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { RetryNotice, type RetryNoticeProps, type RetryWait } from './index.js'

const still: RetryWait = {
  id: 'wait',
  left: 23,
  announcement: undefined,
  button: { 'aria-describedby': 'wait', 'aria-disabled': true },
  about: () => still,
  canTry: () => false,
  refuse: () => {},
}

function Column({ wait }: RetryNoticeProps) {
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 404 }}>
      <Button variant="neon" size="lg" {...wait.button}>
        Log In
      </Button>
      <RetryNotice wait={wait} />
    </div>
  )
}

const examples: Examples = {
  do: {
    caption: 'The button keeps its focus and its label; the line below says when it works again.',
    render: () => <Column wait={{ ...still, id: 'wait-do' }} />,
  },
  dont: {
    caption: 'A button that is only grey says neither why nor for how long.',
    render: () => <Button disabled>Log In</Button>,
  },
}

const meta = {
  title: 'Components/RetryNotice (rate limit, too many attempts, countdown, resend)',
  id: 'components-retrynotice',
  component: RetryNotice,
  args: { wait: still },
  argTypes: { wait: { control: false } },
  render: ({ wait }) => <Column wait={wait} />,
  parameters: docsPage({ examples })`
Counts down below a button until a rate-limited action can be tried again. \`useRetryWait\` holds the wait: it starts with a rejection that has \`retryAfter\` in seconds, like the errors of \`@dropwatt/auth\`.

**Use it** below a button whose action is rate-limited, such as a form or resending an email.

**Do not use it** where the service does not say how long to wait, or for the reason of a rejection: use a toast.

**Anatomy**: icon and one line, from the rejection until the next try. It counts seconds up to two minutes, and minutes above that.

**Keyboard**: it takes no keys. The button keeps its place and its focus; clicked too soon, it sends nothing.

**Accessibility**: the wait is announced politely when it starts, when it ends, and when the button is clicked in between, but not every second. The line describes the button, which is \`aria-disabled\`.

\`\`\`tsx
import { Button, RetryNotice, useRetryWait } from '@dropwatt/ui'

const wait = useRetryWait()

async function send() {
  if (!wait.mayTry()) return
  await resend().catch(wait.refuse)
}

<Button {...wait.button} onClick={() => void send()}>Send again</Button>
<RetryNotice wait={wait} />
\`\`\`

A wait \`about\` one key, such as an email, does not block another key: \`useRetryWait().about(email)\`.
`,
} satisfies Meta<typeof RetryNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You can try again in 23 seconds.')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Log In' })
    await expect(button).toHaveAccessibleDescription('You can try again in 23 seconds.')
    button.focus()
    await expect(button).toHaveFocus()
  }),
}

/** Without a wait it shows nothing and takes no space. */
export const Without: Story = {
  args: {
    wait: {
      ...still,
      left: undefined,
      button: { ...still.button, 'aria-disabled': undefined, 'aria-describedby': undefined },
    },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button.parentElement?.offsetHeight).toBe(button.offsetHeight)
  },
}

/** Every state: seconds, one second, minutes, over. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[120, 1, 150, 0].map((left) => {
        const id = `wait-${left}`
        const isOver = left === 0
        return (
          <Column
            key={left}
            wait={{
              ...still,
              id,
              left,
              button: { 'aria-describedby': id, 'aria-disabled': isOver ? undefined : true },
            }}
          />
        )
      })}
    </div>
  ),
}
