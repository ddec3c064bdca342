import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PatchBay } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Beside the words it explains, once on a page.',
    render: () => (
      <>
        <p>Select a few products or all of them, and click run.</p>
        <PatchBay />
      </>
    ),
  },
  dont: {
    caption: 'Two wires are lit at once, and neither is the one thing that is on.',
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
  parameters: {
    examples,
    docs: {
      description: {
        component: `
The picture of what the product does: a supplier's listing passes along the wire through the automations and comes out as a listing of your store.

**Use it** once, where the product is introduced. **Do not use it** to show real data: its listing is a sample, and says so.

**Anatomy**: three columns (supplier, automations on the wire, store), five rows, and the state of the run. On phones the wire moves to the start and the values stand under one another.

**Keyboard**: it takes no keys.

**Accessibility**: one image with a sentence for a name; nothing inside is read on its own. The wire lights row by row in 900 ms, once, when the picture comes into view. Where less motion is asked for, and without scripts, it is lit from the start. In forced colours the wire takes the colour of a selection.

\`\`\`tsx
import { PatchBay } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = {}

/** Below the edge of the window the wire waits unlit. */
export const BelowTheFold: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '100vh' }}>
        <Story />
      </div>
    ),
  ],
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
