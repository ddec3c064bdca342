import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PermissionNotice } from './index.js'

const meta = {
  title: 'Store/PermissionNotice (missing scope, consent)',
  id: 'store-permissionnotice',
  component: PermissionNotice,
  args: { scopes: ['write_files'], onAsk: fn() },
  parameters: docsPage()`
Says which permission a store has not given, what that stops, and asks Shopify for it.

**Use it** below the option that needs the permission, and wherever work is chosen. **Do not use it** for a store that has to be connected again (\`ReconnectNotice\`).

**Anatomy**: a \`Notice\` with the permission in words, what happens without it, the name that Shopify shows, and one action.

**Accessibility**: a status named by its title, so that it is announced where an option brings it.

\`\`\`tsx
import { PermissionNotice } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof PermissionNotice>

export default meta
type Story = StoryObj<typeof meta>

/** Alt texts are chosen, which need a permission. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const notice = canvas.getByRole('status', {
      name: 'Permission missing: Change pictures and alt texts',
    })
    await expect(notice).toHaveTextContent('Shopify asks you to allow this: write_files.')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect again with this permission' }),
    )
    await expect(args.onAsk).toHaveBeenCalledOnce()
  }),
}

/** Shopify is being asked. */
export const Asking: Story = { args: { isAsking: true } }

/** Shopify was not asked. */
export const NotAsked: Story = {
  args: { error: 'Shopify cannot be reached. Try again in a moment.' },
}

/** The store is not among the connected ones, so that it cannot be asked for. */
export const NotConnected: Story = {
  args: { onAsk: undefined },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  }),
}
