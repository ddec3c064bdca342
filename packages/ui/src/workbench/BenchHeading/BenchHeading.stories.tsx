import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { Button } from '../../components/Button/index.js'
import { Row } from '../../components/Row/index.js'
import { BenchHeading } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What was done, and how to go on.',
    render: () => (
      <BenchHeading actions={<Button variant="outline">Undo</Button>}>
        24 images compressed
      </BenchHeading>
    ),
  },
  dont: {
    caption: 'A whole sentence is a text, and not a heading.',
    render: () => (
      <BenchHeading>
        24 images were compressed in 3 seconds, and you can undo this at any time.
      </BenchHeading>
    ),
  },
}

const meta = {
  title: 'Workbench/BenchHeading (section title, result heading)',
  id: 'workbench-benchheading',
  component: BenchHeading,
  args: {
    children: '24 images compressed',
    actions: (
      <Row>
        <Button variant="outline">Undo</Button>
        <Button variant="outline">Change more</Button>
      </Row>
    ),
  },
  argTypes: { actions: { control: false } },
  parameters: docsPage({ examples })`
Heads a part of a view of the workbench: what it is, a line on it, and what can be done.

**Use it** above a check, or the result of a job on images. **Do not use it** for the result of a job on a file (\`JobResult\`), or for the open file (\`FileHeader\`).

**Anatomy**: heading, and below it a line; buttons at the other end, or below where there is no room.

**Keyboard**: it takes no keys.

**Accessibility**: an \`h3\`, as the workbench is an \`h2\`. With \`headingRef\` it can be focused by script.

\`\`\`tsx
import { BenchHeading } from '@dropwatt/ui/workbench'

<BenchHeading text={text}>{heading}</BenchHeading>
\`\`\`
`,
} satisfies Meta<typeof BenchHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3 })
    await expect(heading).toHaveTextContent('24 images compressed')
    await expect(heading).not.toHaveAttribute('tabindex')
  },
}

export const WithText: Story = {
  args: { children: '2 files are not used', text: '24 images are open.', actions: undefined },
}
