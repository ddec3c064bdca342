import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PracticeBanner } from './index.js'

const meta = {
  title: 'Store/PracticeBanner (practice store, demo mode, sandbox)',
  id: 'store-practicebanner',
  component: PracticeBanner,
  parameters: docsPage()`
Says that the connected store is one to practise on.

**Use it** above everything that shows a practice store. **Do not use it** for sample rows: that is SampleMark.

**Anatomy**: a flask, the name, and what it means. It has no controls and no keyboard.

**Accessibility**: a note; the icon is decorative.

\`\`\`tsx
import { PracticeBanner } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof PracticeBanner>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('nothing reaches Shopify')
  }),
}
