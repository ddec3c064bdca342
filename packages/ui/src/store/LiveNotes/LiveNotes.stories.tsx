import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { LiveNotes, type LiveNote } from './index.js'

const usual: readonly LiveNote[] = [
  { code: 'absent', reason: 'missing-scope', columns: ['Published on online store'] },
  {
    code: 'absent',
    reason: 'not-in-api',
    columns: ['Fulfillment service', 'Google Shopping / Google product category'],
  },
  { code: 'absent', reason: 'deprecated', columns: ['Tax code'] },
  { code: 'unnamed-metafields', count: 3 },
]

const meta = {
  title: 'Store/LiveNotes (conversion notes, missing columns, import report)',
  id: 'store-livenotes',
  component: LiveNotes,
  args: { store: 'Lumen & Oak', notes: usual },
  parameters: docsPage()`
Lists what there is to know about a file that was read from a store: what it lacks, and why.

**Use it** in the Check tab, after the findings. **Do not use it** for problems of the file: these are in
\`FindingList\`.

**Anatomy**: a heading with the store, what is not in the file, and each note with its sign. It has no
controls and no keyboard.

**Accessibility**: a region named by its heading; the signs are decorative.

\`\`\`tsx
import { LiveNotes } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof LiveNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Read from Lumen & Oak' }))
    await expect(region.getAllByRole('listitem')).toHaveLength(4)
    await expect(region.getByText(/Tax code\. Shopify is about to remove it\.$/)).toBeVisible()
  }),
}

/** Differences from the store need review. */
export const NeedsReview: Story = {
  args: {
    notes: [
      ...usual,
      { code: 'other-media', count: 14 },
      { code: 'too-many-metafields', count: 32, most: 100 },
      { code: 'damaged-characters', count: 1 },
      { code: 'unknown-pictures', count: 2 },
      { code: 'unknown-option-values', count: 1 },
      { code: 'repeated', count: 5 },
    ],
  },
}

/** Without notes there is nothing. */
export const Nothing: Story = {
  args: { notes: [] },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  }),
}
