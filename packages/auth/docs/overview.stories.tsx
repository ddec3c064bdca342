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
\`@dropwatt/auth\` wraps the unchanged \`@supabase/supabase-js\` and renders nothing: one state, one
subscription, typed errors. Create the auth object once, outside React, and pass it to the provider.

| \`status\` | meaning | changes to |
|---|---|---|
| \`loading\` | not known yet | any other status, once |
| \`signedOut\` | nobody is signed in; \`notice\` may say why | \`signedIn\` after a sign-in, \`recovery\` after a recovery link |
| \`signedIn\` | \`user\` is signed in, with a \`session\` | \`signedOut\` after a sign-out, here or in another tab, or when the session expires |
| \`recovery\` | a recovery link was opened: not signed in, but with a \`session\` to choose a new password | \`signedIn\` after the new password or a sign-in, \`signedOut\` after a sign-out |

There is no offline status: a signed-in user stays signed in without a network.

Focusing a tab and refreshing a token re-render nothing that shows the user.
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const auth = createFakeAuth()

/** The real hooks with a fake: press a button and read the state. */
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
