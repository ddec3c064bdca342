import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { StoreInvite, StoreLede } from './index.js'

const meta = {
  title: 'Store/StoreInvite (open from store, data source, call to action)',
  id: 'store-storeinvite',
  component: StoreInvite,
  args: { store: 'Lumen & Oak', onOpen: fn() },
  parameters: docsPage()`
Invites to open products of the connected store, beside the place for files.

**Use it** on the page of an automation, in the slot \`store\` of \`FirstContact\`. **Do not use it** without a
connected store.

**Anatomy**: a tile, the name of the store, what it means, and one button.

| Key | Does |
| --- | --- |
| Enter, Space | chooses products of the store |

**Accessibility**: a region named by the store.

\`\`\`tsx
import { StoreInvite } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreInvite>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Lumen & Oak' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open from store' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  }),
}

/** A store to practise on says so. */
export const Practice: Story = { args: { store: 'Lumen Practice', isPractice: true } }

/** The sentence below the heading of a page with an open live file. */
export const Lede: Story = { render: () => <StoreLede /> }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
