import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { Paragraphs } from './index.js'
import { Stack } from '../Stack/index.js'

const examples: Examples = {
  do: {
    caption: 'One thought in each paragraph.',
    render: () => (
      <Stack>
        <Paragraphs texts={['The file stays on this device.', 'You can undo each job.']} />
      </Stack>
    ),
  },
  dont: {
    caption: 'A list of facts is easier to scan as one (FactList).',
    render: () => (
      <Stack>
        <Paragraphs texts={['Rows: 1,284', 'Products: 312', 'Images: 40']} />
      </Stack>
    ),
  },
}

const meta = {
  title: 'Components/Paragraphs (text, prose, body copy)',
  id: 'components-paragraphs',
  component: Paragraphs,
  args: { texts: ['The file stays on this device.', false, 'You can undo each job.'] },
  parameters: docsPage({ examples })`
Writes each text as a paragraph of what it is in.

**Use it** in a dialog, notice or stack that has more than one thing to say, some of it only at times. **Do not use it** for a list of facts (\`FactList\`), or for one short text, which needs no paragraph.

**Anatomy**: a paragraph for each text that has words. Size, colour and space are those of the dialog, notice or stack around it.

**Keyboard**: it takes no keys.

**Accessibility**: paragraphs, in their order.

\`\`\`tsx
import { Paragraphs } from '@dropwatt/ui'

<Paragraphs texts={[words.text, isNew && words.new]} />
\`\`\`
`,
} satisfies Meta<typeof Paragraphs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('paragraph')).toHaveLength(2)
  },
}
