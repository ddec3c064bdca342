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
Returns the state and the actions. Narrow the state by \`status\`; the actions are stable.

\`useUser()\` and \`useSession()\` return a part of the state and only re-render when that part changes.
Both are null in a recovery, which is not a sign-in.

**Use it** to show who is signed in and to sign in and out. **Do not use it** for permissions: the
server decides those, by the access token.

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

/** The session is not known yet. Show neither private content nor a sign-in screen. */
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

/** A recovery link does not sign in. */
export const Recovery: Story = {
  render: over({ user: { email: 'ada@example.com' }, recovery: true }),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('Choose a new password for ada@example.com.'),
    ).toBeVisible()
  }),
}
