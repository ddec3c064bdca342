import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PracticeMark } from './index.js'

const meta = {
  title: 'Store/PracticeMark (practice store, demo mode, sandbox)',
  id: 'store-practicemark',
  component: PracticeMark,
  args: { href: '/dashboard/settings/shopify-store' },
  parameters: docsPage()`
Says in the top bar, on every page, that the store is one to practise on.

**Use it** in the slot \`bar\` of DashboardFrame, while no file of that store is open: its chip says the same.
**Do not use it** in a page: that is PracticeBanner.

**Anatomy**: a dashed link with a flask and the name; on narrow screens the flask alone. On phones it gives way to the
open file.

| Key | Does |
| --- | --- |
| Enter | opens the page about the store |

**Accessibility**: a link named by the store; its description says that nothing is real.

\`\`\`tsx
import { PracticeMark } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof PracticeMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Practice store' })).toHaveAccessibleDescription(
      /nothing reaches Shopify/,
    )
  }),
}

/** On a phone the flask stays. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvas }) => {
    const { width } = canvas.getByRole('link', { name: 'Practice store' }).getBoundingClientRect()
    await expect(width).toBeLessThan(60)
  }),
}
