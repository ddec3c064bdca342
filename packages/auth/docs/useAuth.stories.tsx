import { FakeAuthProvider, type FakeAuthOptions } from '@dropwatt/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { Account } from './examples/Account.js'
import { sourceOf } from './sources.js'
import { Stage } from './Stage.js'

const meta = {
  title: 'Auth/useAuth (hook, user, session)',
  id: 'auth-useauth',
  parameters: {
    docs: {
      page: AuthPage,
      source: sourceOf('Account.tsx'),
      description: {
        component: `
Returns the state and the actions. Narrow the state by \`status\`; the actions always stay the same.

\`useUser()\` and \`useSession()\` return a part, and render again only when that part changes. Both are
null in a recovery, which is no sign-in.

**Use it** to show who is signed in and to let people in and out. **Do not use it** to decide what
somebody may do: a server decides that, by the access token.

\`\`\`tsx
import { useAuth } from '@dropwatt/auth'
\`\`\`
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const over = (options: FakeAuthOptions) => () => (
  <FakeAuthProvider {...options}>
    <Stage>
      <Account />
    </Stage>
  </FakeAuthProvider>
)

/** Until the session is known. Show neither private content nor a sign-in screen. */
export const Loading: Story = {
  render: over({ latency: 3_600_000 }),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('One moment…')).toBeVisible()
  }),
}

export const SignedOut: Story = {
  render: over({}),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'grace@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('You are signed in as grace@example.com.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByLabelText('Password')).toHaveValue('')
  }),
}

export const SignedIn: Story = {
  render: over({ user: { email: 'ada@example.com' } }),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You are signed in as ada@example.com.')).toBeVisible()
  }),
}

/** Somebody who came by a recovery link is not signed in. */
export const Recovery: Story = {
  render: over({ user: { email: 'ada@example.com' }, recovery: true }),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('Choose a new password for ada@example.com.'),
    ).toBeVisible()
  }),
}
