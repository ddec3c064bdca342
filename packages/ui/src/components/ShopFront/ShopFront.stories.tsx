import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ShopFront, type ShopFrontProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The sign says what the page says.',
    render: () => (
      <div style={{ aspectRatio: '4 / 5' }}>
        <ShopFront sign="404" lit={false} />
      </div>
    ),
  },
  dont: {
    caption: 'Cropped to a strip, the sign cannot be read and the shop is lost.',
    render: () => (
      <div style={{ blockSize: 48 }}>
        <ShopFront />
      </div>
    ),
  },
}

const meta = {
  title: 'Components/ShopFront (illustration, neon sign)',
  id: 'components-shopfront',
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
  parameters: docsPage({ examples })`
Shows the shop at night, the brand's illustration. It fills its container, crops at the edges and keeps its night colours in both themes.

**Use it** where a page has space and little content: sign-up, a page that was not found, a successful payment (\`lit\` turns the sign on).

**Do not use it** more than once on a page, or as a background under text.

**Anatomy**: awning, window with its goods, the sign, its light and the light on the ground.

**Keyboard**: it takes no keys.

**Accessibility**: decorative and hidden from assistive technology; repeat the sign in text. With reduced motion the light comes on without a fade.

\`\`\`tsx
import { ShopFront } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof ShopFront>

export default meta
type Story = StoryObj<ShopFrontProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  }),
}

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
