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
Three guards that know no router. What they show in place of their children is a node, or a function
that makes one, such as a redirect of your router. The children are not mounted for anybody else.

| guard | for | lets in | otherwise |
|---|---|---|---|
| \`RequireAuth\` | private pages | \`signedIn\` | \`loading\`, \`signedOut\`, \`recovery\` |
| \`RequireSignedOut\` | sign-in screens | \`signedOut\`, \`recovery\` | \`loading\`, \`signedIn\` |
| \`RequireRecovery\` | the screen for a new password | \`recovery\` | \`loading\`, \`otherwise\` |

\`recovery\` and \`loading\` show nothing unless you say what. A guard decides what to show and no more:
what is worth protecting, a server protects.
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
  'Only signed-in people see this.',
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

/** The guard lets the person go as soon as they are in. */
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
  'Ask for a link first',
)
