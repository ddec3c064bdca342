import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { NotExactNotice, OldFileNotice, ReconnectNotice } from './index.js'

const old = Date.now() - 5.5 * 3_600_000

const meta = {
  title: 'Store/LiveNotices (stale data, reconnect, refresh prompt)',
  id: 'store-livenotices',
  component: OldFileNotice,
  args: {
    store: 'Lumen & Oak',
    readAt: new Date(old).toISOString(),
    onReadAgain: fn(),
    onDismiss: fn(),
  },
  parameters: docsPage()`
The notices about a file that was read from a store: \`OldFileNotice\`, \`ReconnectNotice\` and
\`NotExactNotice\`.

**Use them** among the notices of a \`Workbench\`. **Do not use them** for files of the member.

**Anatomy**: each is a \`Notice\` with one action. Only the age and what differs can be closed: a store to
connect again stays so.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons |

**Accessibility**: a group named by its title.

\`\`\`tsx
import { OldFileNotice } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof OldFileNotice>

export default meta
type Story = StoryObj<typeof meta>

/** Some hours have passed. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Lumen & Oak was read 5 hours ago' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  }),
}

/** Its key has ended. */
export const Reconnect: Story = {
  render: ({ store }) => <ReconnectNotice store={store} href="/dashboard/settings/shopify-store" />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Reconnect Lumen & Oak to continue')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
      'href',
      '/dashboard/settings/shopify-store',
    )
  }),
}

/** Only what needs review is said; the Check tab has the rest. */
export const NotExact: Story = {
  render: ({ store, onDismiss }) => (
    <NotExactNotice
      store={store}
      onDismiss={onDismiss}
      notes={[
        { code: 'other-media', count: 14 },
        { code: 'too-many-metafields', count: 32, most: 100 },
        { code: 'damaged-characters', count: 1 },
      ]}
    />
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/^32 columns of metafields are not in this file/)).toBeVisible()
    await expect(canvas.queryByText(/videos/)).toBeNull()
  }),
}

/** All of them. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <OldFileNotice {...args} />
      <ReconnectNotice store={args.store} href="#settings" />
      <NotExactNotice
        store={args.store}
        onDismiss={args.onDismiss}
        notes={[{ code: 'repeated', count: 1 }]}
      />
    </div>
  ),
}
