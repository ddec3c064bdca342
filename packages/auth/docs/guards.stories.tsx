import { FakeAuthProvider, type FakeAuthOptions } from '@dropwatt/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish, type PlayContext } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { PrivatePage, SignInPage, UpdatePasswordPage } from './examples/Guarded.js'
import { sourceOf } from './sources.js'
import { Stage } from './Stage.js'

const meta = {
  title: 'Auth/Guards (protected route, RequireAuth, RequireSignedOut, RequireRecovery)',
  id: 'auth-guards',
  parameters: {
    docs: {
      page: AuthPage,
      source: sourceOf('Guarded.tsx'),
      description: {
        component: `
Three guards that work with any router. Instead of their children they show a node, or the result of a
function, such as a redirect of your router. The children are only mounted if the guard lets users in.

| guard | for | lets in | otherwise |
|---|---|---|---|
| \`RequireAuth\` | private pages | \`signedIn\` | \`loading\`, \`signedOut\`, \`recovery\` |
| \`RequireSignedOut\` | sign-in screens | \`signedOut\`, \`recovery\` | \`loading\`, \`signedIn\` |
| \`RequireRecovery\` | the screen for a new password | \`recovery\` | \`loading\`, \`otherwise\` |

\`recovery\` and \`loading\` show nothing by default. A guard only controls what is shown: protect data on
the server.
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const ada = { email: 'ada@example.com' }

function guarded(name: string, Page: ComponentType, options: FakeAuthOptions, seen: string): Story {
  return {
    name,
    render: () => (
      <FakeAuthProvider {...options}>
        <Stage>
          <Page />
        </Stage>
      </FakeAuthProvider>
    ),
    play: inEnglish(async ({ canvasElement }: PlayContext) => {
      await expect(await within(canvasElement).findByText(seen)).toBeVisible()
    }),
  }
}

export const PrivateSignedIn = guarded(
  'RequireAuth, signed in',
  PrivatePage,
  { user: ada },
  'Only signed-in users see this.',
)

export const PrivateSignedOut = guarded('RequireAuth, signed out', PrivatePage, {}, 'Sign in first')

export const PrivateInRecovery = guarded(
  'RequireAuth, in a recovery',
  PrivatePage,
  { user: ada, recovery: true },
  'Choose a new password first',
)

export const PrivateLoading = guarded(
  'RequireAuth, loading',
  PrivatePage,
  { latency: 3_600_000 },
  'One moment…',
)

/** The guard replaces the sign-in screen after a sign-in. */
export const SignInSignedOut: Story = {
  ...guarded('RequireSignedOut, signed out', SignInPage, {}, ''),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }))
    await expect(await canvas.findByText('You are signed in. Go on')).toBeVisible()
  }),
}

export const SignInSignedIn = guarded(
  'RequireSignedOut, signed in',
  SignInPage,
  { user: ada },
  'You are signed in. Go on',
)

export const UpdatePasswordInRecovery = guarded(
  'RequireRecovery, in a recovery',
  UpdatePasswordPage,
  { user: ada, recovery: true },
  'Choose a new password for ada@example.com.',
)

export const UpdatePasswordOtherwise = guarded(
  'RequireRecovery, signed in',
  UpdatePasswordPage,
  { user: ada },
  'Request a link first',
)
