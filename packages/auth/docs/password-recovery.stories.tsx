import { AuthError } from '@dropwatt/auth'
import { FakeAuthProvider, type FakeAuthOptions } from '@dropwatt/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { ForgotPasswordForm } from './examples/ForgotPasswordForm.js'
import { UpdatePasswordPage } from './examples/Guarded.js'
import { sourceOf } from './sources.js'
import { Stage } from './Stage.js'
import { StateView } from './StateView.js'

const meta = {
  title: 'Auth/Password recovery (forgot, reset, new password)',
  id: 'auth-password-recovery',
  parameters: {
    docs: {
      page: AuthPage,
      description: {
        component: `
1. \`requestPasswordReset\` sends a mail. It resolves the same way for known and unknown addresses, so
   show the same message for both.
2. The link only works in the browser that requested it. Elsewhere the status is \`signedOut\` with the
   notice \`link_wrong_browser\`, or \`link_expired\` for a used or expired link.
3. In that browser the status is \`recovery\`, in every tab and after a reload. Nothing behind
   \`RequireAuth\` is shown.
4. \`updatePassword\` turns it into a sign-in. The server ends the user's other sessions.
5. \`signOut()\` cancels it. So does a sign-in, with the old password or with Google.
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

function over(options: FakeAuthOptions, children: ReactNode) {
  return (
    <FakeAuthProvider {...options}>
      <Stage>{children}</Stage>
    </FakeAuthProvider>
  )
}

export const AskForALink: Story = {
  parameters: { docs: { source: sourceOf('ForgotPasswordForm.tsx') } },
  render: () => over({}, <ForgotPasswordForm />),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('ada@example.com')
  }),
}

const tooSoon = new AuthError('For security purposes, …', { code: 'over_email_send_rate_limit' })

/** The server rejects a second mail within a minute. */
export const TooSoon: Story = {
  parameters: { docs: { source: sourceOf('ForgotPasswordForm.tsx') } },
  render: () => over({ fail: () => tooSoon }, <ForgotPasswordForm />),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(await canvas.findByText(/Wait a little/)).toBeVisible()
  }),
}

export const ChooseANewPassword: Story = {
  parameters: { docs: { source: sourceOf('NewPasswordForm.tsx') } },
  render: () =>
    over(
      { user: { email: 'ada@example.com' }, recovery: true },
      <>
        <UpdatePasswordPage />
        <StateView />
      </>,
    ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse')
    await expect(canvas.getByText('recovery')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('signedIn')).toBeVisible()
  }),
}

/** Cancel signs out. */
export const Abandoned: Story = {
  ...ChooseANewPassword,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('signedOut')).toBeVisible()
  }),
}
