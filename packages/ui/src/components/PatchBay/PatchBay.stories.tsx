import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PatchBay } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Beside the text it illustrates, once on a page.',
    render: () => (
      <>
        <p>Select a few products or all of them, and click run.</p>
        <PatchBay />
      </>
    ),
  },
  dont: {
    caption: 'Two wires are lit at once and compete for attention.',
    render: () => (
      <div style={{ display: 'grid', gap: 16 }}>
        <PatchBay />
        <PatchBay />
      </div>
    ),
  },
}

const meta = {
  title: 'Components/PatchBay (hero picture, product illustration)',
  id: 'components-patchbay',
  component: PatchBay,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  parameters: docsPage({ examples })`
Illustrates what the product does: a supplier's listing passes along the wire through the automations and comes out as a listing of your store.

**Use it** once, where the product is introduced. **Do not use it** to show real data: its listing is a sample, and is marked as one.

**Anatomy**: three columns (supplier, automations on the wire, store), five rows, and the progress of the run. On phones the wire moves to the start and the values stack.

**Keyboard**: it takes no keys.

**Accessibility**: one image named by a sentence; its content is hidden. The wire lights row by row in 900 ms, once, when the picture comes into view. With reduced motion, and without JavaScript, it is lit from the start. In forced colours the wire uses the highlight colour.

\`\`\`tsx
import { PatchBay } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof PatchBay>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /^A sample supplier listing/ })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  }),
}

/** Below the viewport the wire stays unlit. */
export const BelowTheFold: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '100vh' }}>
        <Story />
      </div>
    ),
  ],
}
