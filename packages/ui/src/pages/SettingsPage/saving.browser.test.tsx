import { StrictMode, type ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { defaultAutomationDefaults } from './settingsChoices.js'
import type { ApiKey, Profile, TeamMember, Webhook } from './SettingsPage.types.js'
import {
  AccountSettingsPage,
  ApiKeysSettingsPage,
  AutomationDefaultsSettingsPage,
  NotificationsSettingsPage,
  TeamRolesSettingsPage,
  ThemeLanguageSettingsPage,
  UsageQuotasSettingsPage,
} from './index.js'

type Save = (values: unknown) => void | Promise<void>

const profile: Profile = { name: 'Ada', email: 'ada@example.com' }
const name = page.getByRole('textbox', { name: 'Name' })
const email = page.getByRole('textbox', { name: 'Email' })
const save = page.getByRole('button', { name: /^Sav/ })
const unsavedNote = page.getByText('Unsaved changes')
const savedNote = page.getByRole('status').getByText('Saved', { exact: true })
const failure = page.getByRole('alert')

function show(content: ReactElement) {
  return render(<StrictMode>{content}</StrictMode>)
}

/** Returns whether the browser would ask before the user leaves the page. */
function asksBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** Clicks without the driver, which would wait until the control is enabled. */
function press(node: Element) {
  if (node instanceof HTMLElement) node.click()
}

/** Returns a save handler that stays pending until the test settles it. */
function pendingSave() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { onSave: vi.fn<Save>(() => promise), resolve, reject }
}

interface Section {
  readonly where: string
  readonly draw: (onSave: Save | undefined) => ReactElement
  /** Changes one value. */
  readonly change: () => Promise<void>
  /** Values that are then saved. */
  readonly values: unknown
}

const sections: readonly Section[] = [
  {
    where: 'Account',
    draw: (onSave) => <AccountSettingsPage profile={profile} onSave={onSave} />,
    change: () => userEvent.fill(name, 'Ada King'),
    values: { ...profile, name: 'Ada King' },
  },
  {
    where: 'Usage & Quotas',
    draw: (onSave) => <UsageQuotasSettingsPage onSave={onSave} />,
    change: async () => {
      page.getByRole('slider').element().focus()
      await userEvent.keyboard('{ArrowLeft}')
    },
    values: 75,
  },
  {
    where: 'Automation Defaults',
    draw: (onSave) => <AutomationDefaultsSettingsPage onSave={onSave} />,
    change: () => userEvent.fill(page.getByRole('textbox'), '12,5'),
    values: { ...defaultAutomationDefaults, discount: 12.5 },
  },
  {
    where: 'Notifications',
    draw: (onSave) => <NotificationsSettingsPage notifications={['renewal']} onSave={onSave} />,
    change: () => userEvent.click(page.getByRole('switch', { name: 'A job fails' })),
    values: ['jobFailed', 'renewal'],
  },
  {
    where: 'Theme & Language',
    draw: (onSave) => <ThemeLanguageSettingsPage onThemeChange={() => undefined} onSave={onSave} />,
    change: () => userEvent.click(page.getByRole('radio', { name: 'Light' })),
    values: { theme: 'light', language: 'en' },
  },
]

describe.each(sections)('settings: saving $where', ({ draw, change, values }) => {
  test('shows unsaved changes, is busy while saving, and shows when they are saved', async () => {
    const { onSave, resolve } = pendingSave()
    await show(draw(onSave))
    expect(unsavedNote.query()).toBeNull()
    expect(asksBeforeLeaving()).toBe(false)
    await change()
    await expect.element(unsavedNote).toBeVisible()
    await expect.element(save).toHaveAccessibleDescription('Unsaved changes')
    expect(asksBeforeLeaving()).toBe(true)
    await userEvent.click(save)
    await expect.element(save).toHaveAttribute('aria-busy', 'true')
    expect(onSave.mock.calls).toEqual([[values]])
    resolve()
    await expect.element(savedNote).toBeVisible()
    await expect.element(save).not.toHaveAttribute('aria-busy')
    expect(unsavedNote.query()).toBeNull()
    await expect.poll(asksBeforeLeaving).toBe(false)
  })

  test('[(380)] without a handler nothing is told and nothing asks', async () => {
    await show(draw(undefined))
    await change()
    expect(unsavedNote.query()).toBeNull()
    expect(page.getByRole('status').query()).toBeNull()
    expect(asksBeforeLeaving()).toBe(false)
  })
})

describe('settings: a pending save', () => {
  test('ignores clicks and Enter, and keeps the fields editable', async () => {
    const { onSave, resolve } = pendingSave()
    await show(<AccountSettingsPage profile={profile} onSave={onSave} />)
    await userEvent.fill(name, 'Ada King')
    await userEvent.keyboard('{Enter}')
    await expect.element(save).toHaveAttribute('aria-busy', 'true')
    press(save.element())
    await userEvent.type(name, '!{Enter}')
    expect(onSave).toHaveBeenCalledTimes(1)
    resolve()
    await expect.element(save).not.toHaveAttribute('aria-busy')
    await expect.element(name).toHaveValue('Ada King!')
    await expect.element(unsavedNote).toBeVisible()
    await userEvent.click(save)
    expect(onSave).toHaveBeenLastCalledWith({ ...profile, name: 'Ada King!' })
  })

  test('ends at once if the handler returns nothing', async () => {
    const onSave = vi.fn<Save>()
    await show(<AccountSettingsPage profile={profile} onSave={onSave} />)
    await userEvent.fill(name, 'Ada King')
    await userEvent.click(save)
    await expect.element(savedNote).toBeVisible()
    await userEvent.fill(name, 'Ada')
    await expect.element(unsavedNote).toBeVisible()
    expect(savedNote.query()).toBeNull()
  })
})

describe('settings: a save that fails', () => {
  test('is announced and can be retried', async () => {
    const onSave = vi.fn<Save>().mockRejectedValueOnce(new Error('This email is taken.'))
    await show(<AccountSettingsPage profile={profile} onSave={onSave} />)
    await userEvent.fill(email, 'mara@example.com')
    await userEvent.click(save)
    await expect.element(failure).toHaveTextContent('Not saved. This email is taken.')
    await expect.element(save).toHaveFocus()
    await expect.element(save).not.toHaveAttribute('aria-busy')
    await expect.element(email).toHaveValue('mara@example.com')
    expect(asksBeforeLeaving()).toBe(true)
    await userEvent.click(save)
    await expect.element(savedNote).toBeVisible()
    await expect.element(failure).toBeEmptyDOMElement()
    expect(onSave.mock.calls[1]).toEqual([{ ...profile, email: 'mara@example.com' }])
  })

  test('keeps focus and message until the next change', async () => {
    const onSave = vi.fn<Save>().mockRejectedValue(new Error('This email is taken.'))
    await show(<AccountSettingsPage profile={profile} onSave={onSave} />)
    await userEvent.fill(email, 'mara@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(failure).toHaveTextContent('Not saved. This email is taken.')
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('.it')
    await expect.element(failure).toBeEmptyDOMElement()
    await expect.element(unsavedNote).toBeVisible()
  })

  test.each([
    [
      'a handler that throws',
      () =>
        vi.fn<Save>(() => {
          throw new Error('No room left.')
        }),
      'No room left.',
    ],
    [
      'no network',
      () => vi.fn<Save>().mockRejectedValue(new TypeError('Failed to fetch')),
      'The service cannot be reached. Check your connection and try again.',
    ],
  ])('is shown for %s', async (_what, handler, words) => {
    await show(<AccountSettingsPage profile={profile} onSave={handler()} />)
    await userEvent.fill(name, 'Ada King')
    await userEvent.click(save)
    await expect.element(failure).toHaveTextContent(`Not saved. ${words}`)
  })
})

describe('settings: values that load late or change', () => {
  test('are shown in the fields without unsaved changes, also after a save', async () => {
    const onSave = vi.fn<Save>().mockResolvedValue()
    const at = (given: Profile) => <AccountSettingsPage profile={given} onSave={onSave} />
    const screen = await render(at({ name: '', email: '' }))
    await userEvent.fill(name, ' Ada King ')
    await screen.rerender(at(profile))
    await expect.element(name).toHaveValue(' Ada King ')
    await expect.element(email).toHaveValue(profile.email)
    await userEvent.click(save)
    await expect.element(savedNote).toBeVisible()
    await screen.rerender(at({ ...profile, name: 'Ada King' }))
    await expect.element(name).toHaveValue('Ada King')
    expect(unsavedNote.query()).toBeNull()
  })

  test('are also shown in the alert, the defaults and the switches', async () => {
    const screen = await render(<UsageQuotasSettingsPage />)
    await screen.rerender(<UsageQuotasSettingsPage usageAlert={60} />)
    await expect.element(page.getByRole('slider')).toHaveValue('60')
    await screen.rerender(<AutomationDefaultsSettingsPage />)
    const defaults = { ...defaultAutomationDefaults, language: 'it', discount: 15 } as const
    await screen.rerender(<AutomationDefaultsSettingsPage defaults={defaults} />)
    await expect.element(page.getByRole('textbox')).toHaveValue('15')
    await expect.element(page.getByRole('combobox')).toHaveValue('it')
    await screen.rerender(<NotificationsSettingsPage />)
    const weekly = page.getByRole('switch', { name: 'Weekly summary' })
    const fails = page.getByRole('switch', { name: 'A job fails' })
    await userEvent.click(fails)
    await screen.rerender(<NotificationsSettingsPage notifications={['weekly', 'jobFailed']} />)
    await expect.element(weekly).toBeChecked()
    await expect.element(fails).not.toBeChecked()
  })

  test('a theme that applies at once is never unsaved', async () => {
    const onSave = vi.fn<Save>()
    const at = (theme: 'dark' | 'light') => (
      <ThemeLanguageSettingsPage theme={theme} onThemeChange={() => undefined} onSave={onSave} />
    )
    const screen = await render(at('dark'))
    await userEvent.click(page.getByRole('radio', { name: 'Light' }))
    await screen.rerender(at('light'))
    expect(unsavedNote.query()).toBeNull()
    await screen.rerender(at('dark'))
    await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})

test('settings: the app is notified when unsaved changes begin and end', async () => {
  const onUnsavedChange = vi.fn<(unsaved: boolean) => void>()
  const screen = await render(
    <AccountSettingsPage
      profile={profile}
      onSave={vi.fn<Save>()}
      onUnsavedChange={onUnsavedChange}
    />,
  )
  await userEvent.fill(name, 'Ada King')
  await userEvent.fill(name, 'Ada')
  await userEvent.fill(name, 'Ada King')
  await screen.unmount()
  expect(onUnsavedChange.mock.calls.flat()).toEqual([true, false, true, false])
  expect(asksBeforeLeaving()).toBe(false)
})

test('settings: the save state is shown in Italian', async () => {
  await show(
    <LocaleProvider locale="it" catalog={catalogs.it}>
      <AccountSettingsPage
        profile={profile}
        onSave={vi.fn<Save>().mockRejectedValueOnce(new Error('Occupato.'))}
      />
    </LocaleProvider>,
  )
  await userEvent.fill(page.getByRole('textbox', { name: 'Nome' }), 'Ada King')
  await expect.element(page.getByText('Modifiche non salvate')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Salva' }))
  await expect.element(failure).toHaveTextContent('Salvataggio non riuscito. Occupato.')
  await userEvent.click(page.getByRole('button', { name: 'Salva' }))
  await expect.element(page.getByRole('status').getByText('Modifiche salvate')).toBeVisible()
})

describe('settings: identical entries', () => {
  const createdOn = '2026-09-03'

  test('keys with the same name and mask are distinguished by their ids', async () => {
    const onRevokeKey = vi.fn<(key: ApiKey) => void>()
    const key = { name: 'ERP', maskedKey: 'dw_••••4f2a', createdOn }
    const keys = [
      { ...key, id: 'first' },
      { ...key, id: 'second' },
    ]
    await show(<ApiKeysSettingsPage keys={keys} onRevokeKey={onRevokeKey} />)
    await userEvent.click(page.getByRole('button', { name: 'Revoke ERP' }).nth(1))
    expect(onRevokeKey.mock.calls).toEqual([[keys[1]]])
  })

  test('webhooks with the same address are distinguished by their ids', async () => {
    const onEditWebhook = vi.fn<(webhook: Webhook) => void>()
    const webhook = { url: 'https://example.com/hook', maskedSecret: '••••9c1e' }
    const webhooks = [
      { ...webhook, id: 'first' },
      { ...webhook, id: 'second' },
    ]
    await show(<ApiKeysSettingsPage webhooks={webhooks} onEditWebhook={onEditWebhook} />)
    await userEvent.click(
      page.getByRole('button', { name: 'Edit https://example.com/hook' }).nth(1),
    )
    expect(onEditWebhook.mock.calls).toEqual([[webhooks[1]]])
  })

  test('members with the same email are distinguished by their ids', async () => {
    const onRemove = vi.fn<(member: TeamMember) => void>()
    const member = { name: 'Ada', email: 'ada@example.com', role: 'editor' } as const
    const members = [
      { ...member, id: 'first' },
      { ...member, id: 'second' },
    ]
    await show(<TeamRolesSettingsPage members={members} onRemove={onRemove} />)
    await userEvent.click(page.getByRole('button', { name: 'Remove Ada' }).nth(1))
    expect(onRemove.mock.calls).toEqual([[members[1]]])
  })
})
