import { StrictMode, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import {
  sampleApiKeys,
  sampleMembers,
  sampleNotifications,
  sampleProfile,
  sampleWebhooks,
} from '../../samples/settingsSamples.js'
import { defaultAutomationDefaults } from './settingsChoices.js'
import {
  AccountSettingsPage,
  ApiKeysSettingsPage,
  AutomationDefaultsSettingsPage,
  NotificationsSettingsPage,
  PlanBillingSettingsPage,
  ShopifyStoreSettingsPage,
  TeamRolesSettingsPage,
  ThemeLanguageSettingsPage,
  UsageQuotasSettingsPage,
} from './index.js'

type Handler = (...values: unknown[]) => void

interface Row {
  /** Number of the acceptance criterion for the action. */
  readonly line: string
  /** Whether the notice covers only part of that criterion. */
  readonly isPart?: boolean
  readonly where: string
  readonly action: string
  /** Role of the control. @default 'button' */
  readonly role?: 'button' | 'radio'
  /** Arguments of the handler. */
  readonly values: readonly unknown[]
  readonly draw: (handler: Handler | undefined) => ReactElement
}

const [key] = sampleApiKeys
const [webhook] = sampleWebhooks
const editor = sampleMembers[1]

const rows: readonly Row[] = [
  {
    line: '380',
    where: 'Account',
    action: 'Save',
    values: [sampleProfile],
    draw: (handler) => <AccountSettingsPage onSave={handler} />,
  },
  {
    line: '381',
    where: 'Account',
    action: 'Upload',
    values: [],
    draw: (handler) => <AccountSettingsPage onUpload={handler} />,
  },
  {
    line: '382',
    where: 'Account',
    action: 'Change Password',
    values: [],
    draw: (handler) => <AccountSettingsPage onChangePassword={handler} />,
  },
  {
    line: '383',
    where: 'Shopify Store',
    action: 'Reconnect',
    values: [],
    draw: (handler) => <ShopifyStoreSettingsPage onReconnect={handler} />,
  },
  {
    line: '384',
    where: 'Shopify Store',
    action: 'Disconnect',
    values: [],
    draw: (handler) => <ShopifyStoreSettingsPage onDisconnect={handler} />,
  },
  {
    line: '454',
    isPart: true,
    where: 'Plan & Billing',
    action: 'Change plan',
    values: [],
    draw: (handler) => <PlanBillingSettingsPage onChangePlan={handler} />,
  },
  {
    line: '379',
    isPart: true,
    where: 'Plan & Billing',
    action: 'Update card',
    values: [],
    draw: (handler) => <PlanBillingSettingsPage onUpdateCard={handler} />,
  },
  {
    line: '379',
    isPart: true,
    where: 'Plan & Billing',
    action: 'View invoices',
    values: [],
    draw: (handler) => <PlanBillingSettingsPage onViewInvoices={handler} />,
  },
  {
    line: '379',
    isPart: true,
    where: 'Plan & Billing',
    action: 'Cancel plan',
    values: [],
    draw: (handler) => <PlanBillingSettingsPage onCancelPlan={handler} />,
  },
  {
    line: '380',
    where: 'Usage & Quotas',
    action: 'Save',
    values: [80],
    draw: (handler) => <UsageQuotasSettingsPage onSave={handler} />,
  },
  {
    line: '380',
    where: 'Automation Defaults',
    action: 'Save',
    values: [defaultAutomationDefaults],
    draw: (handler) => <AutomationDefaultsSettingsPage onSave={handler} />,
  },
  {
    line: '403',
    where: 'Team & Roles',
    action: 'Invite',
    values: [],
    draw: (handler) => <TeamRolesSettingsPage onInvite={handler} />,
  },
  {
    line: '402',
    where: 'Team & Roles',
    action: `Remove ${editor?.name}`,
    values: [editor],
    draw: (handler) => <TeamRolesSettingsPage onRemove={handler} />,
  },
  {
    line: '380',
    where: 'Notifications',
    action: 'Save',
    values: [sampleNotifications],
    draw: (handler) => <NotificationsSettingsPage onSave={handler} />,
  },
  {
    line: '407',
    where: 'API Keys & Webhooks',
    action: 'Create key',
    values: [],
    draw: (handler) => <ApiKeysSettingsPage onCreateKey={handler} />,
  },
  {
    line: '407',
    where: 'API Keys & Webhooks',
    action: `Revoke ${key?.name}`,
    values: [key],
    draw: (handler) => <ApiKeysSettingsPage onRevokeKey={handler} />,
  },
  {
    line: '407',
    where: 'API Keys & Webhooks',
    action: 'Add webhook',
    values: [],
    draw: (handler) => <ApiKeysSettingsPage onAddWebhook={handler} />,
  },
  {
    line: '407',
    where: 'API Keys & Webhooks',
    action: `Test ${webhook?.url}`,
    values: [webhook],
    draw: (handler) => <ApiKeysSettingsPage onTestWebhook={handler} />,
  },
  {
    line: '407',
    where: 'API Keys & Webhooks',
    action: `Edit ${webhook?.url}`,
    values: [webhook],
    draw: (handler) => <ApiKeysSettingsPage onEditWebhook={handler} />,
  },
  {
    line: '407',
    where: 'API Keys & Webhooks',
    action: `Remove ${webhook?.url}`,
    values: [webhook],
    draw: (handler) => <ApiKeysSettingsPage onRemoveWebhook={handler} />,
  },
  {
    line: '380',
    where: 'Theme & Language',
    action: 'Save',
    values: [{ theme: 'dark', language: 'en' }],
    draw: (handler) => <ThemeLanguageSettingsPage onSave={handler} />,
  },
  {
    line: '409',
    isPart: true,
    where: 'Theme & Language',
    action: 'Light',
    role: 'radio',
    values: ['light'],
    draw: (handler) => <ThemeLanguageSettingsPage onThemeChange={handler} />,
  },
  {
    line: '410',
    isPart: true,
    where: 'Theme & Language',
    action: 'Italiano',
    role: 'radio',
    values: ['it'],
    draw: (handler) => <ThemeLanguageSettingsPage onLanguageChange={handler} />,
  },
  {
    line: '412',
    where: 'Theme & Language',
    action: 'Upload logo',
    values: [],
    draw: (handler) => <ThemeLanguageSettingsPage onUploadLogo={handler} />,
  },
  {
    line: '412',
    where: 'Theme & Language',
    action: 'Edit palette',
    values: [],
    draw: (handler) => <ThemeLanguageSettingsPage onEditPalette={handler} />,
  },
]

const notice = page
  .getByRole('region', { name: 'Notifications (F8)' })
  .getByText("This feature isn't implemented yet")

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function show(content: ReactElement) {
  await render(
    <StrictMode>
      {content}
      <Toaster />
    </StrictMode>,
  )
}

/** Clicks without the driver, which would wait for the fake timers. */
function press(node: Element) {
  if (node instanceof HTMLElement) node.click()
}

function pressAction({ role = 'button', action }: Row) {
  press(page.getByRole(role, { name: action, exact: true }).element())
}

describe('settings: actions', () => {
  for (const row of rows) {
    const { line, isPart, where, action, values, draw } = row

    test(`[${isPart ? `(${line})` : line}] ${where}: ${action} shows the not-implemented notice`, async () => {
      await show(draw(undefined))
      pressAction(row)
      await expect.element(notice).toBeVisible()
    })

    test(`[(${line})] ${where}: ${action} calls its handler in place of the notice`, async () => {
      const handler = vi.fn<Handler>()
      await show(draw(handler))
      pressAction(row)
      expect(handler.mock.calls).toEqual([values])
      expect(notice.query()).toBeNull()
    })
  }
})

const pages = new Map(rows.map(({ where, draw }) => [where, draw(undefined)]))

describe('settings: silence', () => {
  test.each([...pages])(
    '[379, (451)] %s calls no server and stores nothing, whatever is pressed',
    async (_where, content) => {
      const calls = [
        vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no calls')),
        vi.spyOn(XMLHttpRequest.prototype, 'open'),
        vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false),
        vi.spyOn(Storage.prototype, 'setItem'),
      ]
      await show(content)
      const controls = document.querySelectorAll(
        'main button, main input, section button, section input',
      )
      expect(controls.length).toBeGreaterThan(0)
      for (const control of controls) press(control)
      await new Promise(requestAnimationFrame)
      for (const call of calls) expect(call).not.toHaveBeenCalled()
    },
  )
})
