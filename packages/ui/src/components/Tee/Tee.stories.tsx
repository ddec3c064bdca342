import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { Tee, teeBackdrops, teeStates, type TeeProps } from './index.js'

function Framed(props: TeeProps) {
  return (
    <div style={frame}>
      <Tee {...props} />
    </div>
  )
}

const frame = { inlineSize: 'min(100%, 18rem)', aspectRatio: '4 / 3' }

const examples: Examples = {
  do: {
    caption: 'Show the same product before and after, so that only the change differs.',
    render: () => (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        <Framed state="supplied" />
        <Framed state="clean" />
      </div>
    ),
  },
  dont: {
    caption: 'A long watermark overlaps itself. Use only the store name.',
    render: () => <Framed state="clean" watermark="All the best tees in the whole town" />,
  },
}

const meta = {
  title: 'Components/Tee (product picture, sample photo, illustration)',
  id: 'components-tee',
  component: Tee,
  args: { state: 'supplied' },
  argTypes: {
    state: { control: 'inline-radio', options: teeStates },
    backdrop: { control: 'inline-radio', options: teeBackdrops },
  },
  decorators: [
    (Story, { name }) =>
      name === 'Matrix' ? (
        <Story />
      ) : (
        <div style={frame}>
          <Story />
        </div>
      ),
  ],
  parameters: docsPage({ examples })`
Shows the sample product of all illustrations: a sand-coloured tee, as in a supplier photo or ready for a store.

**Use it** in place of a product photo. It fills its container and is cropped at the edges; the tee stays in the middle. **Do not use it** as an icon: under 96 px its seams are lost.

**Anatomy**: the backdrop, the tee, and watermarks: the supplier's, or with \`watermark\` the store's own.

**Keyboard**: it takes no keys.

**Accessibility**: decorative and hidden from assistive technology; describe it in the caption of the figure around it. Like a photo, it has the same colours in both themes and in forced colours.

\`\`\`tsx
import { Tee } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Tee>

export default meta
type Story = StoryObj<TeeProps>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('svg')
    await expect(picture).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Ready for a store. */
export const Clean: Story = { args: { state: 'clean' } }

/** Cut out: the checkerboard represents transparency. */
export const CutOut: Story = { args: { state: 'clean', backdrop: 'none' } }

/** On the store's own background. */
export const OnScene: Story = { args: { state: 'clean', backdrop: 'scene' } }

/** With the store's watermark. */
export const Watermarked: Story = { args: { state: 'clean', watermark: 'Your store' } }

/** Each state and backdrop, with and without a watermark. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
        gap: 12,
      }}
    >
      <Framed state="supplied" />
      {teeBackdrops.map((backdrop) => (
        <Framed key={backdrop} state="clean" backdrop={backdrop} />
      ))}
      {teeBackdrops.map((backdrop) => (
        <Framed key={backdrop} state="clean" backdrop={backdrop} watermark="Your store" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}
