import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import { TwoStepPage, type TwoStepPageProps } from './index.js'

const meta = {
  title: 'Pages/Two-step (second factor, authenticator app, challenge)',
  id: 'pages-twosteppage',
  component: TwoStepPage,
  args: {
    email: 'mara@example.com',
    apps: [{ id: 'phone', name: 'Mara’s phone' }],
    hasRecoveryCodes: true,
    onConfirm: fn(() => Promise.resolve()),
    onSignedIn: fn(),
    onOtherAccount: fn(),
  },
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', height: '820px' })`
Asks for the second step of a sign-in: a code from an authenticator app, or a recovery code.

\`\`\`tsx
import { TwoStepPage } from '@dropwatt/ui/pages'
\`\`\`

**Use** as the whole of a route, with a \`Toaster\` near the root, for users with two-step
verification whose password was right; \`onSignedIn\` continues to the dashboard, \`onOtherAccount\`
signs out. **Do not use** it before a sensitive action: AccountSecurity asks in a dialog. Without a
handler it shows the not-implemented notice.

**Anatomy** AuthFrame, with several apps a choice of one, the code, Sign in, and the other ways on.

| Key | Does |
| --- | --- |
| Tab | moves through the field, Sign in and the links |
| Enter in the field | signs in |

**Accessibility** the field takes digits from the keyboard of a phone and from the browser, and spaces
as they are pasted. A code that was refused stays selected in its field, with the reason. A wait for
one app does not block the others, nor recovery codes.
`,
} satisfies Meta<typeof TwoStepPage>

export default meta
type Story = StoryObj<TwoStepPageProps>

/** Returns a rejection as the service makes one. */
function refusal(message: string, more: { status?: number; retryAfter?: number } = {}) {
  return fn(() => Promise.reject(Object.assign(new Error(message), { status: 422, ...more })))
}

async function enter(canvasElement: HTMLElement, code: string, label = 'Code') {
  const canvas = within(canvasElement)
  const field = canvas.getByRole('textbox', { name: label })
  await pasteInto(field, code)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return { canvas, field }
}

export const Default: Story = {
  tags: ['fits', 'snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    canvas.getByText(/^Enter the code from your authenticator app for/)
  }),
}

/** Spaces are allowed; the code is sent without them. */
export const SignedIn: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { field } = await enter(canvasElement, '318-274 ')
    await expect(field).toHaveValue('318 274')
    await expect(args.onConfirm).toHaveBeenCalledWith({
      kind: 'code',
      app: 'phone',
      code: '318274',
    })
    await toasts().findByText('Logged In!')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled())
  }),
}

/** Fewer than six digits are not sent. */
export const Incomplete: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { field } = await enter(canvasElement, '318 2')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter the 6 digits that your app shows.')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  }),
}

/** A code that came too late is selected, so that the next one replaces it. */
export const Refused: Story = {
  tags: ['fits'],
  args: {
    onConfirm: refusal('This code is not valid any more. Enter the one your app shows now.'),
  },
  play: inEnglish(async ({ canvasElement }) => {
    const { field } = await enter(canvasElement, '318274')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/^This code is not valid any more\./)
    await userEvent.keyboard('4')
    await expect(field).toHaveValue('4')
    await expect(field).toBeValid()
  }),
}

/** After too many wrong codes the wait is counted down; a recovery code still works. */
export const Locked: Story = {
  args: {
    onConfirm: refusal('Too many wrong codes. This app is locked for a while.', {
      status: 429,
      retryAfter: 600,
    }),
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas } = await enter(canvasElement, '318274')
    const submit = canvas.getByRole('button', { name: 'Sign in' })
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'))
    await expect(submit).toHaveAccessibleDescription('You can try again in 10 minutes.')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(submit).not.toHaveAttribute('aria-disabled')
    await enter(canvasElement, '7K4Q-M2XD', 'Recovery code')
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      kind: 'recoveryCode',
      code: '7K4Q-M2XD',
    })
  }),
}

/** Without a connection nothing is wrong with the code. */
export const Offline: Story = {
  args: { onConfirm: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: inEnglish(async ({ canvasElement }) => {
    const { field } = await enter(canvasElement, '318274')
    await toasts().findByText('Not signed in')
    await expect(field).toBeValid()
    await expect(field).toHaveValue('318 274')
  }),
}

/** The button stays busy until the promise settles. */
export const SigningIn: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas } = await enter(canvasElement, '318274')
    const submit = canvas.getByRole('button', { name: 'Signing in...' })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
  }),
}

export const RecoveryCode: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    const field = canvas.getByRole('textbox', { name: 'Recovery code' })
    await expect(field).toHaveFocus()
    await expect(field).not.toHaveAttribute('inputmode')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code from your app' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  }),
}

export const SeveralApps: Story = {
  tags: ['fits'],
  args: {
    apps: [
      { id: 'phone', name: 'Mara’s phone' },
      { id: 'tablet', name: 'Tablet in the office' },
    ],
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const apps = canvas.getByRole('combobox', { name: 'App' })
    await userEvent.selectOptions(apps, 'Tablet in the office')
    await enter(canvasElement, '318274')
    await expect(args.onConfirm).toHaveBeenCalledWith({
      kind: 'code',
      app: 'tablet',
      code: '318274',
    })
  }),
}

/** A service without recovery codes does not offer them. */
export const WithoutRecoveryCodes: Story = {
  args: { hasRecoveryCodes: false, email: undefined },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with another account' }))
    await expect(args.onOtherAccount).toHaveBeenCalled()
  }),
}

/** Nothing is called without a handler. */
export const Unwired: Story = {
  args: { onConfirm: undefined, onOtherAccount: undefined },
  play: inEnglish(async ({ args, canvasElement }) => {
    await enter(canvasElement, '318274')
    await toasts().findByText("This feature isn't implemented yet")
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  }),
}
