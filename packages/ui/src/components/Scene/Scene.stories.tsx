import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Scene } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One thing to say, one thing to do.',
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
    caption: 'A handful of actions, and none of them is the next step.',
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
  parameters: {
    examples,
    docs: {
      description: {
        component: `
A page that says one thing and offers the next step, beside the shop at night.

**Use it** for a page that has little to show: a first page, a page that is not there, something that went through. **Do not use it** inside another page; the heading is the page's \`h1\`.

**Anatomy**: eyebrow, heading, description, actions, what follows, and the picture.

**Keyboard**: it takes no keys.

**Accessibility**: the heading takes focus by script and is no Tab stop. The picture is decoration: say in words what its sign says.

\`\`\`tsx
import { Scene } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = { args: { eyebrow: 'For shopkeepers', headingSize: 'hero' } }

export const Unlit: Story = { args: { lit: false } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
