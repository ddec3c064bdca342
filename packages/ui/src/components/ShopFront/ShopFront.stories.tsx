import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ShopFront, type ShopFrontProps } from './index.js'

const meta = {
  title: 'Components/ShopFront',
  component: ShopFront,
  args: { sign: 'open', lit: true },
  argTypes: { sign: { control: 'select', options: ['open', '404'] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 480, maxInlineSize: '100%', aspectRatio: '4 / 5' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
The shop at night: the picture of the brand. It fills the box it is put in, crops at the edges and
keeps its night colours in either theme.

\`\`\`tsx
import { ShopFront } from '@dropwatt/ui'
\`\`\`

**Use** where a page has room and nothing to show yet: signing up, a page that is not there, a
payment that went through (\`lit\` turns the sign on). **Do not use** more than once on a page.

**Keyboard** none. **Accessibility** decoration, hidden from assistive technology; say in words
what the sign says. The light comes on without a fade where less motion is asked for.
`,
      },
    },
  },
} satisfies Meta<typeof ShopFront>

export default meta
type Story = StoryObj<ShopFrontProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  }),
}

export const Playground: Story = {}

export const NotFound: Story = { args: { sign: '404' } }

/** Off: the tubes are there, the light is not. */
export const Unlit: Story = { args: { lit: false } }

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  decorators: [],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      {(['open', '404'] as const).flatMap((sign) =>
        [true, false].map((lit) => <ShopFront key={`${sign} ${lit}`} sign={sign} lit={lit} />),
      )}
    </div>
  ),
}
