import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { BackupIcon, CompressIcon, ImageIcon, SecureIcon } from '../../icons/index.js'
import { FactList, type Fact } from './index.js'

const facts: readonly Fact[] = [
  {
    icon: ImageIcon,
    title: 'JPG, PNG, WEBP up to 10MB',
    text: 'The formats and the limit for each image.',
  },
  {
    icon: BackupIcon,
    title: 'Originals backed up 30 days',
    text: 'Go back to the supplier photo within that time.',
  },
  {
    icon: CompressIcon,
    title: 'Up to 70% size reduction',
    text: 'The same picture in a lighter file.',
  },
]

const examples: Examples = {
  do: {
    caption: 'Self-contained claims, each with a number or a name in it.',
    render: () => <FactList aria-label="Good to know" facts={facts} />,
  },
  dont: {
    caption: 'Praise is not a fact: nobody can check it.',
    render: () => (
      <FactList
        aria-label="Good to know"
        facts={[
          { icon: ImageIcon, title: 'Great quality', text: 'Images look better than ever.' },
          { icon: CompressIcon, title: 'Very fast', text: 'Save a lot of time.' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/FactList (feature list, claims, highlights)',
  id: 'components-factlist',
  component: FactList,
  args: {
    'aria-label': 'Good to know',
    facts,
  },
  argTypes: { facts: { control: false } },
  parameters: docsPage({ examples })`
Shows a few claims side by side in one panel, separated by hairlines.

**Use it** for two to four facts that are read together. **Do not use it** for steps, which have an order (Steps), or for figures that change.

**Anatomy**: for each fact an icon, the claim and one line about it.

**Keyboard**: it takes no keys.

**Accessibility**: a named list. Icons and lines are decorative.

\`\`\`tsx
import { FactList } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Good to know' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  }),
}

/** Two to four facts. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FactList aria-label="Two facts" facts={facts.slice(0, 2)} />
      <FactList aria-label="Three facts" facts={facts} />
      <FactList
        aria-label="Four facts"
        facts={[
          ...facts,
          { icon: SecureIcon, title: 'Secure OAuth', text: 'How your store is connected.' },
        ]}
      />
    </div>
  ),
}
