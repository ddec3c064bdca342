import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { SampleMark, type SampleMarkProps } from './index.js'

const examples: Examples = {
  do: { caption: 'Once, beside the heading of the sample data.', render: () => <SampleMark /> },
  dont: {
    caption: 'As a status. Use a Badge: “sample” is not a status.',
    render: () => <SampleMark>Running</SampleMark>,
  },
}

const meta = {
  title: 'Components/SampleMark (demo data, example, fake)',
  id: 'components-samplemark',
  component: SampleMark,
  parameters: docsPage({ examples })`
Marks data as a sample.

**Use it** wherever a figure, a person or a job is not real: once for a page or a panel. **Do not use it** for real data, or for a status (Badge).

**Anatomy**: icon and text, in a dashed outline.

**Keyboard**: it takes no keys.

**Accessibility**: it is plain text, read in place. Put it near the heading, before the data.

\`\`\`tsx
import { SampleMark } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof SampleMark>

export default meta
type Story = StoryObj<SampleMarkProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sample data')).toBeVisible()
  }),
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <SampleMark />
      <SampleMark>Sample card</SampleMark>
    </div>
  ),
}
