import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Scene } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One message, one action.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <Scene
          heading="Coming soon"
          description="There are no articles yet."
          lit={false}
          actions={<Button href="#home">Go Back Home</Button>}
        />
      </div>
    ),
  },
  dont: {
    caption: 'Many actions, and none of them is the next step.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <Scene
          heading="Coming soon"
          description="There are no articles yet."
          actions={['Home', 'Blog', 'Pricing', 'Help'].map((name) => (
            <Button key={name} variant="outline">
              {name}
            </Button>
          ))}
        />
      </div>
    ),
  },
}

const meta = {
  title: 'Components/Scene (message page, illustration page)',
  id: 'components-scene',
  component: Scene,
  args: {
    heading: 'Nothing on this shelf',
    description: 'What was here has moved, or never was.',
    actions: <Button href="#home">Go home</Button>,
  },
  argTypes: {
    headingSize: { control: 'inline-radio', options: ['title', 'hero'] },
    sign: { control: 'inline-radio', options: ['open', '404'] },
    actions: { control: false },
    children: { control: false },
  },
  parameters: docsPage({ examples })`
Shows one message and the next step, beside the shop at night.

**Use it** for a page with little to show: a first page, a page that was not found, a success. **Do not use it** inside another page: its heading is the page's \`h1\`.

**Anatomy**: eyebrow, heading, description, actions, footer, and the illustration.

**Keyboard**: it takes no keys.

**Accessibility**: the heading can be focused by script and is not a Tab stop. The illustration is decorative: repeat its neon sign in text.

\`\`\`tsx
import { Scene } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    heading.focus()
    await expect(heading).toHaveFocus()
  }),
}

export const Unlit: Story = { args: { lit: false } }
