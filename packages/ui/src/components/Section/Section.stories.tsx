import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { HoursChart } from '../HoursChart/index.js'
import { Section } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One message, one picture of it.',
    render: () => (
      <Section heading="40 hours back, every week." lede="Each block is one hour.">
        <HoursChart before={46} after={6} />
      </Section>
    ),
  },
  dont: {
    caption: 'The heading names the section instead of saying anything.',
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
  parameters: docsPage({ layout: 'fullscreen', examples })`
Lays out one section of a long page: a heading, a lede and the content, under a full-width rule.

**Use it** for the sections of a marketing page. **Do not use it** in the dashboard: use a \`Card\`.

**Anatomy**: heading of rank 2, lede, aside, content. \`split\` puts the content beside the text where it fits. Its padding is 96 px, 64 px on phones, and its content is at most 1200 px wide.

**Keyboard**: it takes no keys.

**Accessibility**: a region named by its heading. With an \`id\` it is an anchor target, and scrolls clear of a sticky header.

\`\`\`tsx
import { Section } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '40 hours back, every week.' })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
  }),
}

/** The content is beside the text, or under it in a narrow container. */
export const Split: Story = { args: { layout: 'split' } }

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      <Section {...args} lede={undefined} heading="Without a lede." />
      <Section {...args} heading="With a lede." />
      <Section {...args} heading="Beside the text." layout="split" />
    </>
  ),
}
