import { FakeAuthProvider, type FakeAuthOptions } from '@dropwatt/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inEnglish } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { SecondStep as SecondStepSettings } from './examples/SecondStep.js'
import { SecondStepForm } from './examples/SecondStepForm.js'
import { Sessions } from './examples/Sessions.js'
import { sourceOf } from './sources.js'
import { Stage } from './Stage.js'
import { StateView } from './StateView.js'

const meta = {
  title: 'Auth/Second step and sessions (two-step, 2FA, MFA, TOTP, devices)',
  id: 'auth-second-step',
  parameters: {
    docs: {
      page: AuthPage,
      description: {
        component: `
1. \`useFactors().enroll\` returns the key of a new authenticator app, \`confirm\` adds it with its first
   code. Draw the QR code of \`uri\` on the device: it contains the secret.
2. From then on a sign-in has the status \`second-step\`, in every tab and after a reload, until
   \`challengeAndVerify\` or \`recoveryCodes.signIn\` takes it. A recovery link needs it too.
3. Nothing behind \`RequireAuth\` is shown before; its \`secondStep\` is.
4. \`useSessions()\` lists the sessions if the server offers it, and ends them. A page in use learns
   within a minute that its session was ended, with the notice \`session_ended\`.
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const phone = {
  id: 'factor-1',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
} as const
const user = { email: 'ada@example.com' }

function over(options: FakeAuthOptions, children: ReactNode) {
  return (
    <FakeAuthProvider {...options}>
      <Stage>{children}</Stage>
    </FakeAuthProvider>
  )
}

export const TakeTheStep: Story = {
  parameters: { docs: { source: sourceOf('SecondStepForm.tsx') } },
  render: () =>
    over(
      { user: { ...user, factors: [phone] }, secondStep: true },
      <>
        <SecondStepForm />
        <StateView />
      </>,
    ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('second-step')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Code of your app'), '123 456')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('signedIn')).toBeVisible()
  }),
}

export const WithARecoveryCode: Story = {
  ...TakeTheStep,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }))
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'FAKE-0000')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('signedIn')).toBeVisible()
  }),
}

export const SwitchOnAndOff: Story = {
  parameters: { docs: { source: sourceOf('SecondStep.tsx') } },
  render: () => over({ user }, <SecondStepSettings />),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Switch on two-step verification' }),
    )
    await userEvent.type(await canvas.findByLabelText('Code of your app'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Two-step verification is on.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Code of your app'), '654321')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    await expect(
      await canvas.findByRole('button', { name: 'Switch on two-step verification' }),
    ).toBeVisible()
  }),
}

export const EndASession: Story = {
  parameters: { docs: { source: sourceOf('Sessions.tsx') } },
  render: () => over({ user }, <Sessions />),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  }),
}
