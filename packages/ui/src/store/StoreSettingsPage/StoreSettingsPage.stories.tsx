import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import type { StoreConnection } from '../store.types.js'
import { StoreSettingsPage, type StoreSettingsPageProps } from './index.js'

const store: StoreConnection = {
  id: 'lumen',
  name: 'Lumen & Oak',
  domain: 'lumen-oak.myshopify.com',
  state: 'connected',
  connectedAt: '2026-11-26T13:02:00Z',
  scopes: ['read_locales', 'write_products', 'write_translations'],
  lastRead: { at: '2026-01-26T14:00:00Z', products: 1284 },
}
const other: StoreConnection = {
  ...store,
  id: 'nordhem',
  name: 'Nordhem',
  domain: 'nordhem.myshopify.com',
  lastRead: undefined,
}

const loaded = (...data: readonly StoreConnection[]): StoreSettingsPageProps['stores'] => ({
  state: 'loaded',
  data,
})

const meta = {
  title: 'Store/Shopify Store settings (connect a store, permissions, disconnect)',
  id: 'store-settingspage',
  component: StoreSettingsPage,
  args: {
    mode: 'custom',
    stores: loaded(),
    onConnect: fn(() => Promise.resolve(true)),
    onUse: fn(),
    onOpen: fn(),
    onDisconnect: fn(() => Promise.resolve()),
  },
  argTypes: { stores: { control: false }, problem: { control: false } },
  decorators: [withToaster],
  parameters: docsPage()`
The settings page Shopify Store where a live store is configured.

**Use it** in place of \`ShopifyStoreSettingsPage\`, inside a \`DashboardFrame\`. **Do not use it** without a
server that connects stores: then that page shows its sample data.

**Anatomy**: without a store one way to connect, and what is asked for. With stores the one in use: its
state, facts and permissions, another store, disconnecting. A list chooses between several. The field for a
domain is there only with the mode \`custom\`.

| Key | Does |
|---|---|
| Enter in the field | connects |
| Tab | moves through the buttons |
| Escape | closes the dialog |

**Accessibility**: each group is a region. A failed connection is an alert; the lamp repeats the words
after it.

\`\`\`tsx
import { StoreSettingsPage } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreSettingsPage>

export default meta
type Story = StoryObj<typeof meta>

/** An app for some stores: the domain is typed or pasted, with or without its end. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    const field = canvas.getByRole('textbox', { name: 'Your store’s domain' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/Enter your store’s domain\./)
    await userEvent.type(field, 'lumen_oak')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription(/Enter a domain at Shopify/)
    await userEvent.clear(field)
    await userEvent.type(field, 'Lumen-Oak{Enter}')
    await expect(args.onConnect).toHaveBeenLastCalledWith('lumen-oak.myshopify.com')
  }),
}

/** The server is set up for one store. */
export const Own: Story = {
  args: { mode: 'own' },
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(args.onConnect).toHaveBeenLastCalledWith(undefined)
  }),
}

/** An app of the Shopify App Store never asks for a domain. */
export const Public: Story = {
  args: { mode: 'public' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Install from Shopify' })).toBeVisible()
  }),
}

/** The practice store is marked as such before it is connected. */
export const Practice: Story = {
  args: { mode: 'practice' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Practice store')
  }),
}

/** Back from Shopify, the connection is finished. */
export const Finishing: Story = {
  args: { mode: 'practice', isFinishing: true },
  play: inEnglish(async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Finishing the connection...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }),
}

/** The server did not accept the request. */
export const Refused: Story = {
  args: { mode: 'own', onConnect: fn(() => Promise.reject(new Error('Too many attempts.'))) },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(await canvas.findByText('Too many attempts.')).toBeVisible()
  }),
}

export const Connected: Story = {
  args: { stores: loaded(store) },
  play: inEnglish(async ({ args, canvas }) => {
    const group = within(canvas.getByRole('region', { name: 'Your store' }))
    await expect(group.getByText('Lumen & Oak')).toBeVisible()
    await expect(group.getByText('Connected')).toBeVisible()
    await expect(group.getByText(/ago, 1,284 products$/)).toBeVisible()
    await userEvent.click(group.getByRole('button', { name: 'Open from store' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('lumen')
    const granted = within(canvas.getByRole('region', { name: 'Granted permissions' }))
    await expect(granted.getAllByRole('listitem')).toHaveLength(5)
    await expect(granted.getByText('Change pictures and alt texts')).toBeVisible()
  }),
}

/** The practice store, which has granted only what is needed. */
export const ConnectedPractice: Story = {
  args: {
    mode: 'practice',
    stores: loaded({
      ...store,
      name: 'Practice store',
      domain: 'practice.myshopify.com',
      scopes: ['write_products'],
      lastRead: undefined,
    }),
  },
}

/** Several stores: automations open the one in use. */
export const SeveralStores: Story = {
  args: { stores: loaded(store, other), used: 'lumen' },
  play: inEnglish(async ({ args, canvas }) => {
    const stores = within(canvas.getByRole('region', { name: 'Your stores' }))
    await expect(stores.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(stores.getByRole('button', { name: 'Use Nordhem' }))
    await expect(args.onUse).toHaveBeenLastCalledWith('nordhem')
  }),
}

/** The list of stores loads. */
export const Loading: Story = { args: { stores: { state: 'loading' } } }

/** The list of stores did not load. */
export const Failed: Story = {
  args: {
    stores: { state: 'failed', message: 'You are offline.', onRetry: fn() },
  },
}

/** The member cancelled at Shopify. */
export const Cancelled: Story = {
  args: { problem: { kind: 'cancelled' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('You cancelled at Shopify.')
  }),
}

/** Shopify granted less than is needed: the missing permission can be asked for again. */
export const MissingPermission: Story = {
  args: {
    mode: 'practice',
    problem: { kind: 'missing', scopes: ['write_products'] },
  },
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(
      'Missing permission: Read and change products.',
    )
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect again with this permission' }),
    )
    await expect(args.onConnect).toHaveBeenLastCalledWith(undefined, ['write_products'])
  }),
}

/** Another account has the store. */
export const Taken: Story = { args: { problem: { kind: 'taken' } } }

/** The connection was not finished in time. */
export const Expired: Story = { args: { problem: { kind: 'expired' } } }

/** Shopify does not answer. */
export const ShopifyUnreachable: Story = { args: { problem: { kind: 'unreachable' } } }

/** Anything else. */
export const NotCompleted: Story = { args: { problem: { kind: 'failed' } } }

/** Shopify no longer accepts the connection. */
export const Reconnect: Story = {
  args: { stores: loaded({ ...store, state: 'reconnect' }) },
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open from store' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(args.onConnect).toHaveBeenLastCalledWith(store.domain, store.scopes)
  }),
}

/** The app was removed at Shopify. */
export const Uninstalled: Story = { args: { stores: loaded({ ...store, state: 'uninstalled' }) } }

/** Shopify does not answer for a connected store. */
export const Unreachable: Story = { args: { stores: loaded({ ...store, state: 'unreachable' }) } }

/** Shopify no longer offers the version of its interface that was asked for. */
export const OtherVersion: Story = {
  args: { stores: loaded({ ...store, otherVersion: '2027-01' }) },
}

/** Disconnecting asks first, and says what is lost. */
export const Disconnect: Story = {
  args: { stores: loaded(store) },
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Disconnect Lumen & Oak?' }))
    const text = dialog.getByText('Its updates can no longer be undone here. Your files stay.')
    await waitFor(() => expect(text).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenLastCalledWith('lumen')
    await waitFor(() => expect(toasts().getByText('Lumen & Oak is disconnected')).toBeVisible())
  }),
}

export const RightToLeft: Story = {
  args: { stores: loaded(store) },
  globals: { direction: 'rtl' },
}
