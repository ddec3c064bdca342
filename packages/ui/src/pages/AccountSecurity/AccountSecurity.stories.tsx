import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import { AccountSettingsPage } from '../SettingsPage/index.js'
import {
  AccountSecurity,
  type AccountSecurityProps,
  type DeletionOptions,
  type DeviceSession,
  type SessionsOptions,
  type TwoStepOptions,
} from './index.js'

const codes = [
  '7K4Q-M2XD',
  'R9TW-3HLC',
  'P6ZN-V8BJ',
  '2FGY-K5MR',
  'XC3D-9QTW',
  'H7LP-4NVZ',
  '8BJR-F2KG',
  'M5YX-D6QC',
  'T3WH-9LPN',
  'V4ZB-7JRF',
]

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const newKey = {
  id: 'new',
  key,
  uri: `otpauth://totp/Dropwatt:mara@example.com?secret=${key}&issuer=Dropwatt`,
}

const off: TwoStepOptions = {
  apps: [],
  recoveryCodes: { state: 'loaded', data: { left: 0, total: 0 } },
  onStart: fn(() => Promise.resolve(newKey)),
  onFinish: fn(() => Promise.resolve(codes)),
  onDiscard: fn(),
  onRemove: fn(() => Promise.resolve()),
  onSwitchOff: fn(() => Promise.resolve()),
  onMakeCodes: fn(() => Promise.resolve(codes)),
}

const phone = { id: 'phone', name: 'Mara’s phone', addedAt: '2026-11-26T09:00:00Z' }
const tablet = { id: 'tablet', name: 'Tablet in the office', addedAt: '2026-03-02T09:00:00Z' }

const on: TwoStepOptions = {
  ...off,
  apps: [phone],
  recoveryCodes: { state: 'loaded', data: { left: 8, total: 10 } },
}

const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chromium/140.0 Chrome/140.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

function session(id: string, userAgent: string | null, more: Partial<DeviceSession> = {}) {
  return {
    id,
    userAgent,
    place: null,
    lastUsedAt: '2025-11-19T08:00:00Z',
    isCurrent: false,
    ...more,
  }
}

const here = session('here', chromium, { place: 'Milan, Italy', isCurrent: true })
const list: readonly DeviceSession[] = [
  here,
  session('phone', safari, { place: 'Milan, Italy' }),
  session('office', firefox),
]

const sessions: SessionsOptions = {
  sessions: { state: 'loaded', data: list },
  onLogOut: fn(() => Promise.resolve()),
  onLogOutOthers: fn(() => Promise.resolve()),
  onLogOutEverywhere: fn(() => Promise.resolve()),
}

const deletion: DeletionOptions = {
  email: 'mara@example.com',
  sessionCount: 3,
  deviceData: { state: 'loaded', data: { files: 4, recipes: 2, bytes: 31_200_000 } },
  apps: [],
  onDelete: fn(() => Promise.resolve()),
}

const confirmed: DeletionOptions = { ...deletion, apps: [phone], hasRecoveryCodes: true }

const meta = {
  title: 'Pages/Account security (two-step verification, sessions, delete account, export)',
  id: 'pages-accountsecurity',
  component: AccountSecurity,
  args: {
    twoStep: off,
    sessions,
    onExport: fn(() => Promise.resolve()),
    deletion,
  },
  argTypes: {
    twoStep: { control: false },
    sessions: { control: false },
    deletion: { control: false },
  },
  decorators: [withToaster],
  parameters: docsPage()`
What keeps an account safe, and how to leave: two-step verification, sessions, export and deletion.

\`\`\`tsx
import { AccountSecurity, AccountSettingsPage } from '@dropwatt/ui/pages'

<AccountSettingsPage profile={profile}>
  <AccountSecurity twoStep={twoStep} sessions={sessions} onExport={exportData} deletion={deletion} />
</AccountSettingsPage>
\`\`\`

**Use** as the child of AccountSettingsPage. Leave out what the service does not offer: without
\`recoveryCodes\`, \`sessions.sessions\`, \`onExport\` or \`deletion\` that part is not shown.

**Do not use** it for the second step of a sign-in: that is TwoStepPage.

**Anatomy** a heading, and three groups: two-step verification with its apps and recovery codes, sessions,
the data. What makes an account less safe asks for a code in a dialog. The QR code is drawn on the
device, by a library that loads when the dialog opens.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons |
| Enter in a field of a dialog | continues |
| Escape | closes a dialog; with unsaved recovery codes it asks first |

**Accessibility** the names of repeated buttons include what they act on. When the button that opened a
dialog is gone, focus moves to its group. All actions return promises: the button is busy until they
settle, and a rejection is shown by its message, at the field if its \`status\` says that the service
refused what was entered.
`,
} satisfies Meta<typeof AccountSecurity>

export default meta
type Story = StoryObj<AccountSecurityProps>

/** Returns a rejection as the service makes one. */
function refusal(message: string, more: { status?: number; retryAfter?: number } = {}) {
  return () => Promise.reject(Object.assign(new Error(message), { status: 422, ...more }))
}

function pending(): Promise<never> {
  return new Promise(() => {})
}

/** Clicks a button of the page, and returns the dialog that it opens. */
async function open(canvasElement: HTMLElement, button: string, dialog: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: button }))
  return shownDialog(document.body, dialog)
}

export const Default: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('region', { name: 'Security' })
    within(canvas.getByRole('region', { name: 'Two-step verification' })).getByText('Off')
  }),
}

/** Below the settings of the account page. */
export const OnItsPage: Story = {
  tags: ['snapshot'],
  args: { twoStep: on, deletion: confirmed },
  render: (args) => (
    <AccountSettingsPage profile={{ name: 'Mara Rossi', email: 'mara@example.com' }}>
      <AccountSecurity {...args} />
    </AccountSettingsPage>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const levels = within(canvasElement)
      .getAllByRole('heading')
      .map(({ tagName }) => tagName)
    await expect(levels).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H3', 'H3', 'H3'])
  }),
}

export const On: Story = {
  tags: ['fits'],
  args: { twoStep: on, deletion: confirmed },
  play: inEnglish(async ({ canvasElement }) => {
    const group = within(
      within(canvasElement).getByRole('region', { name: 'Two-step verification' }),
    )
    group.getByText('On')
    group.getByText('Added November 26, 2026')
    group.getByText('8 of 10 left')
  }),
}

export const SeveralApps: Story = {
  args: { twoStep: { ...on, apps: [phone, tablet] } },
}

export const FewCodesLeft: Story = {
  tags: ['fits'],
  args: {
    twoStep: { ...on, recoveryCodes: { state: 'loaded', data: { left: 2, total: 10 } } },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByText('Few left')
    canvas.getByText('2 of 10 left. Make new codes before you run out.')
  }),
}

export const NoCodesLeft: Story = {
  args: {
    twoStep: { ...on, recoveryCodes: { state: 'loaded', data: { left: 0, total: 10 } } },
  },
  play: inEnglish(async ({ canvasElement }) => {
    within(canvasElement).getByText('None left. If you lose your phone, you cannot sign in.')
  }),
}

/** A service without an account service: no recovery codes, no list, no export, no deletion. */
export const PlainService: Story = {
  tags: ['fits'],
  args: {
    twoStep: { ...on, recoveryCodes: undefined },
    sessions: { ...sessions, sessions: undefined, onLogOut: undefined },
    onExport: undefined,
    deletion: undefined,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Recovery codes')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Your data' })).toBeNull()
    for (const name of ['Log out of other devices', 'Log out everywhere', 'Add another app']) {
      canvas.getByRole('button', { name })
    }
    await expect(canvas.queryByRole('button', { name: /^Log out Safari/ })).toBeNull()
  }),
}

export const Loading: Story = {
  args: {
    twoStep: { ...on, recoveryCodes: { state: 'loading' } },
    sessions: { ...sessions, sessions: { state: 'loading' } },
  },
}

/** Each part that did not load says so, and loads again on its own. */
export const NotLoaded: Story = {
  tags: ['fits'],
  args: {
    twoStep: {
      ...on,
      recoveryCodes: {
        state: 'failed',
        message: 'Could not reach the server. Check your internet connection and try again.',
        onRetry: fn(),
      },
    },
    sessions: {
      ...sessions,
      sessions: {
        state: 'failed',
        message: 'Could not reach the server. Check your internet connection and try again.',
        onRetry: fn(),
      },
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const retries = within(canvasElement).getAllByRole('button', { name: 'Try again' })
    await expect(retries).toHaveLength(2)
  }),
}

export const SetUp: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Switch on', 'Switch on two-step verification')
    await dialog.findByRole('img', { name: 'QR code for your authenticator app' })
    await expect(dialog.getAllByText(/^[A-Z2-7]{4}$/)).toHaveLength(8)
    await expect(dialog.getByRole('textbox', { name: 'Code from the app' })).toHaveFocus()
  }),
}

/** Closing before the first code forgets the key. */
export const SetUpClosed: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, 'Switch on', 'Switch on two-step verification')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[1]!)
    await expect(args.twoStep?.onDiscard).toHaveBeenCalledWith('new')
    const button = within(canvasElement).getByRole('button', { name: 'Switch on' })
    await waitFor(() => expect(button).toHaveFocus())
  }),
}

export const SetUpRefused: Story = {
  args: { twoStep: { ...off, onFinish: refusal('This code is not right. Enter a new one.') } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Switch on', 'Switch on two-step verification')
    const code = dialog.getByRole('textbox', { name: 'Code from the app' })
    await pasteInto(code, '492 048')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(code).toBeInvalid())
    await expect(code).toHaveAccessibleDescription(/This code is not right\./)
  }),
}

/** Two-step verification cannot be started, such as without a connection. */
export const SetUpNotStarted: Story = {
  args: { twoStep: { ...off, onStart: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Switch on' }))
    await toasts().findByText('Two-step verification not started')
  }),
}

/** Switches on, and returns the dialog with the codes. */
async function showCodes(canvasElement: HTMLElement) {
  const dialog = await open(canvasElement, 'Switch on', 'Switch on two-step verification')
  await pasteInto(dialog.getByRole('textbox', { name: 'Code from the app' }), '492 048')
  await userEvent.keyboard('{Enter}')
  return shownDialog(document.body, 'Save your recovery codes')
}

export const SaveCodes: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await showCodes(canvasElement)
    await expect(args.twoStep?.onFinish).toHaveBeenCalledWith('new', '492048')
    const shown = within(dialog.getByRole('list', { name: 'Recovery codes' }))
    await expect(shown.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    const box = dialog.getByRole('checkbox', { name: 'I saved these codes in a safe place' })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('Save the codes first, then tick this box.')
  }),
}

export const CodesSaved: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await showCodes(canvasElement)
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  }),
}

/** Unsaved codes are not lost by one click. */
export const CodesUnsaved: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const codesDialog = await showCodes(canvasElement)
    await userEvent.click(codesDialog.getByRole('button', { name: 'Close' }))
    const dialog = await shownDialog(document.body, 'Close without saving the codes?')
    const back = dialog.getByRole('button', { name: 'Back to the codes' })
    await expect(back).toHaveFocus()
    await userEvent.click(back)
    await shownDialog(document.body, 'Save your recovery codes')
  }),
}

/** Another app gets a name first, so that they can be told apart. */
export const AddApp: Story = {
  args: { twoStep: { ...on, onFinish: fn(() => Promise.resolve(undefined)) } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, 'Add another app', 'Add another app')
    const name = dialog.getByRole('textbox', { name: 'Name of the app or device' })
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAccessibleDescription(/Enter a name\.$/)
    await pasteInto(name, 'Tablet ')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.twoStep?.onStart).toHaveBeenCalledWith('Tablet'))
    const code = await within(document.body).findByRole('textbox', { name: 'Code from the app' })
    await pasteInto(code, '492048')
    await userEvent.keyboard('{Enter}')
    await toasts().findByText('The app is added')
  }),
}

export const Remove: Story = {
  tags: ['fits'],
  args: { twoStep: { ...on, apps: [phone, tablet] } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, 'Remove Mara’s phone', 'Remove Mara’s phone?')
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveFocus()
    await pasteInto(code, '492048')
    await userEvent.keyboard('{Enter}')
    await expect(args.twoStep?.onRemove).toHaveBeenCalledWith('phone', {
      kind: 'code',
      app: 'tablet',
      code: '492048',
    })
    await toasts().findByText('Mara’s phone is removed')
  }),
}

/** The code of an app that is lost can be replaced by a recovery code. */
export const SwitchOff: Story = {
  args: { twoStep: on },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, 'Switch off', 'Switch off two-step verification?')
    await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }))
    await pasteInto(dialog.getByRole('textbox', { name: 'Recovery code' }), ' 7K4Q-M2XD ')
    await userEvent.keyboard('{Enter}')
    await expect(args.twoStep?.onSwitchOff).toHaveBeenCalledWith({
      kind: 'recoveryCode',
      code: '7K4Q-M2XD',
    })
  }),
}

export const NotSwitchedOff: Story = {
  args: {
    twoStep: {
      ...on,
      onSwitchOff: refusal('Too many wrong codes. This app is locked for a while.', {
        status: 429,
        retryAfter: 600,
      }),
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Switch off', 'Switch off two-step verification?')
    await pasteInto(dialog.getByRole('textbox', { name: 'Code' }), '492048')
    await userEvent.keyboard('{Enter}')
    await dialog.findByText('You can try again in 10 minutes.')
  }),
}

export const MakeCodes: Story = {
  args: { twoStep: on },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Make new codes', 'Make new recovery codes?')
    await pasteInto(dialog.getByRole('textbox', { name: 'Code' }), '492048')
    await userEvent.keyboard('{Enter}')
    const saved = await shownDialog(document.body, 'Save your recovery codes')
    saved.getByText('Your new codes are ready. The old ones no longer work.')
  }),
}

export const LoggedOut: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iPhone' }))
    await expect(args.sessions.onLogOut).toHaveBeenCalledWith('phone')
    await toasts().findByText('Safari on iPhone is logged out')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out of other devices' }))
    await toasts().findByText('Your other devices are logged out')
  }),
}

export const LoggingOut: Story = {
  args: { sessions: { ...sessions, onLogOut: pending } },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iPhone' }))
    await expect(canvas.getByRole('button', { name: 'Log out Safari on iPhone' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  }),
}

export const NotLoggedOut: Story = {
  args: { sessions: { ...sessions, onLogOutOthers: refusal('The server failed.') } },
  play: inEnglish(async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log out of other devices' })
    await userEvent.click(button)
    await toasts().findByText('Not logged out')
  }),
}

/** Logging out everywhere ends this page too, so it asks. */
export const Everywhere: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, 'Log out everywhere', 'Log out everywhere?')
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
    await expect(args.sessions.onLogOutEverywhere).toHaveBeenCalled()
  }),
}

export const OneSession: Story = {
  args: { sessions: { ...sessions, sessions: { state: 'loaded', data: [here] } } },
  play: inEnglish(async ({ canvasElement }) => {
    within(canvasElement).getByText('You are signed in only here.')
  }),
}

/** Many sessions are shown on request; unknown devices and places are said to be so. */
export const ManySessions: Story = {
  args: {
    sessions: {
      ...sessions,
      sessions: {
        state: 'loaded',
        data: [...list, ...['a', 'b', 'c', 'd'].map((id) => session(id, null))],
      },
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Unknown device')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }))
    await expect(canvas.getAllByText('Unknown device')).toHaveLength(4)
  }),
}

export const Exported: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export my data' }))
    await expect(args.onExport).toHaveBeenCalled()
    await toasts().findByText('Your data is exported')
  }),
}

export const Exporting: Story = {
  args: { onExport: pending },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }))
    await canvas.findByRole('button', { name: 'Exporting...' })
  }),
}

const openDelete = (canvasElement: HTMLElement) =>
  open(canvasElement, 'Delete my account', 'Delete your account?')

/** With two-step verification a code confirms it. */
export const Delete: Story = {
  tags: ['fits'],
  args: { twoStep: on, deletion: { ...confirmed, store: 'Lumen & Oak' } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    const [goes, stays] = dialog.getAllByRole('list').map(({ textContent }) => textContent)
    await expect(goes).toBe(
      'Your account mara@example.com, with all 3 sessions' +
        'The connection to Lumen & Oak and the 30 days of undo in store' +
        '4 files and 2 recipes on this device, 31.2 MB',
    )
    await expect(stays).toContain('Files on your other devices')
    await pasteInto(
      dialog.getByRole('textbox', { name: 'Code from your authenticator app' }),
      '123 456',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.deletion?.onDelete).toHaveBeenCalledWith({
      kind: 'code',
      app: 'phone',
      code: '123456',
    })
  }),
}

export const DeleteByPassword: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    const submit = dialog.getByRole('button', { name: 'Delete my account' })
    await userEvent.click(submit)
    const password = dialog.getByLabelText('Your password')
    await expect(password).toHaveAccessibleDescription(/Enter your password\.$/)
    await pasteInto(password, ' Night shift 8 ')
    await userEvent.click(submit)
    await expect(args.deletion?.onDelete).toHaveBeenCalledWith({
      kind: 'password',
      password: ' Night shift 8 ',
    })
  }),
}

/** An account of Google has no password: a code from an email confirms it. */
export const DeleteByMail: Story = {
  args: {
    deletion: { ...deletion, hasPassword: false, onSendCode: fn(() => Promise.resolve()) },
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a code' }))
    const code = await dialog.findByRole('textbox', { name: 'Code from the email' })
    await waitFor(() => expect(code).toHaveFocus())
    await pasteInto(code, ' 492048 ')
    await userEvent.keyboard('{Enter}')
    await expect(args.deletion?.onDelete).toHaveBeenCalledWith({
      kind: 'mailedCode',
      code: '492048',
    })
  }),
}

export const CodeNotSent: Story = {
  args: {
    deletion: {
      ...deletion,
      hasPassword: false,
      onSendCode: refusal('A mail was sent a moment ago.', { status: 429, retryAfter: 600 }),
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a code' }))
    await dialog.findByText('You can try again in 10 minutes.')
  }),
}

/** Without a password, and without mails of the service, nothing confirms it. */
export const DeleteWithoutPassword: Story = {
  args: { deletion: { ...deletion, hasPassword: false } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    dialog.getByText(/^Your account has no password/)
    await expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  }),
}

/** The figures of this device load while the dialog is read. */
export const DeleteLoading: Story = {
  args: { deletion: { ...deletion, deviceData: { state: 'loading' }, sessionCount: undefined } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    await expect(dialog.getAllByRole('listitem')[1]).toHaveAttribute('aria-busy', 'true')
  }),
}

export const NotDeleted: Story = {
  args: { deletion: { ...deletion, onDelete: refusal('The password is not right.') } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await openDelete(canvasElement)
    const password = dialog.getByLabelText('Your password')
    await pasteInto(password, 'nightshift')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(password).toBeInvalid())
    await expect(password).toHaveAccessibleDescription(/The password is not right\.$/)
  }),
}
