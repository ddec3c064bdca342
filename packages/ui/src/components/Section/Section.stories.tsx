import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { HoursChart } from '../HoursChart/index.js'
import { Section } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One thing to say, one picture of it.',
    render: () => (
      <Section heading="40 hours back, every week." lede="Each block is one hour.">
        <HoursChart before={46} after={6} />
      </Section>
    ),
  },
  dont: {
    caption: 'The heading names the part of the page instead of saying anything.',
    render: () => (
      <Section heading="Results section">
        <HoursChart before={46} after={6} />
      </Section>
    ),
  },
}

const meta = {
  title: 'Components/Section (landing block, page part)',
  id: 'components-section',
  component: Section,
  args: {
    heading: '40 hours back, every week.',
    lede: 'Each block is one hour of weekly store work.',
    children: <HoursChart before={46} after={6} />,
  },
  argTypes: { children: { control: false }, aside: { control: false } },
  parameters: {
    layout: 'fullscreen',
    examples,
    docs: {
      description: {
        component: `
One part of a long page: a heading, a line that says more, and the content, under a rule from edge to edge.

**Use it** for the parts of a marketing page, one under another. **Do not use it** in the dashboard, where a part is a \`Card\`.

**Anatomy**: heading of rank 2, lede, aside, content. \`split\` puts the content beside the words where there is room. Its padding is 96 px, 64 px on phones, and its content never wider than 1200 px.

**Keyboard**: it takes no keys.

**Accessibility**: a region named by its heading. With an \`id\` an anchor leads to it, and it stops clear of a header that sticks.

\`\`\`tsx
import { Section } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '40 hours back, every week.' })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
  }),
}

export const Playground: Story = {}

/** The content stands beside the words, and under them where there is little room. */
export const Split: Story = { args: { layout: 'split' } }

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      <Section {...args} lede={undefined} heading="Without a lede." />
      <Section {...args} heading="With a lede." />
      <Section {...args} heading="Beside the words." layout="split" />
    </>
  ),
}

export const OnPhone: Story = {
  args: { layout: 'split' },
  globals: { viewport: { value: 'phone' } },
}
