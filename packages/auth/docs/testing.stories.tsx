import { FakeAuthProvider } from '@dropwatt/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { Account } from './examples/Account.js'
import { ada, recovering, refusing } from './examples/Testing.js'
import { Remote } from './Remote.js'
import { sourceOf } from './sources.js'
import { Stage } from './Stage.js'

const meta = {
  title: 'Auth/Testing (fake, mock, createFakeAuth)',
  id: 'auth-testing',
  parameters: {
    docs: {
      page: AuthPage,
      source: sourceOf('Testing.tsx'),
      description: {
        component: `
\`@dropwatt/auth/testing\` has an auth object without a server and without the provider's client. It has
the same states as the real one.

| option | what it does |
|---|---|
| \`user\` | who is signed in at the start |
| \`recovery\` | whether that user opened a recovery link |
| \`confirmEmail\` | whether a sign-up must be confirmed by e-mail |
| \`latency\` | how long the session check and each action take, in milliseconds |
| \`fail\` | the error that an action throws |

\`emit(event, session)\` emits an event of the client, \`createSession()\` creates a session for it, and
\`expire()\` makes the session expire.
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

/** Signing in and out takes a moment. */
export const Latency: Story = {
  render: () => <Remote auth={ada} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByText('signedOut')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('signedIn')).toBeVisible()
  }),
}

export const Failing: Story = {
  render: () => (
    <FakeAuthProvider auth={refusing}>
      <Stage>
        <Account />
      </Stage>
    </FakeAuthProvider>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText(/is not right/)).toBeVisible()
  }),
}

export const Recovering: Story = {
  render: () => (
    <FakeAuthProvider auth={recovering}>
      <Stage>
        <Account />
      </Stage>
    </FakeAuthProvider>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('New password')).toBeVisible()
  }),
}
