import { createFakeAuth } from '@dropwatt/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { Remote } from './Remote.js'
import { sourceOf } from './sources.js'

const meta = {
  title: 'Auth/Overview',
  id: 'auth-overview',
  parameters: {
    docs: {
      page: AuthPage,
      source: sourceOf('auth.ts', 'main.tsx'),
      description: {
        component: `
\`@dropwatt/auth\` wraps the unchanged \`@supabase/supabase-js\` and draws nothing: one state, one
subscription, typed errors. Make the auth object once, outside React, and hand it to the provider.

| \`status\` | who is there | leads to |
|---|---|---|
| \`loading\` | not known yet | each of the others, once |
| \`signedOut\` | nobody; \`notice\` says why where there is a reason | \`signedIn\` by a sign-in, \`recovery\` by a recovery link |
| \`signedIn\` | \`user\`, with a \`session\` | \`signedOut\` by signing out, here or in another tab, and when the session has run out |
| \`recovery\` | who came by a recovery link: not signed in, but with a \`session\` to choose a new password in | \`signedIn\` by the new password or a sign-in, \`signedOut\` by signing out |

There is no status for being offline: a session does not end with the network, so a signed-in person
stays signed in.

A tab that gets the focus, and a token that is renewed, change nothing that is shown.
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const auth = createFakeAuth()

/** The real hooks over a fake: press, and read the state. */
export const States: Story = {
  render: () => <Remote auth={auth} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByText('signedOut')).toBeVisible()
    await press('Open a recovery link')
    await expect(canvas.getByText('recovery')).toBeVisible()
    await press('Focus the tab')
    await expect(canvas.getByText('recovery')).toBeVisible()
    await press('Sign in')
    await expect(await canvas.findByText('signedIn')).toBeVisible()
    await press('Let the session expire')
    await expect(canvas.getByText('session_expired')).toBeVisible()
  }),
}
