import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { RemoveBackgroundIcon, RunIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { Card } from '../Card/index.js'
import { PageFrame } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The name of the page, one sentence, and its one main action.',
    render: () => (
      <PageFrame
        heading="Remove Background"
        description="Cut the product out of the supplier photo."
        actions={<Button variant="neon">Run</Button>}
      />
    ),
  },
  dont: {
    caption: 'A slogan does not say which page this is, and three actions hide the main one.',
    render: () => (
      <PageFrame
        heading="Do more with your images today"
        actions={
          <>
            <Button variant="neon">Run</Button>
            <Button variant="neon">Help</Button>
            <Button variant="neon">Back</Button>
          </>
        }
      />
    ),
  },
}

const meta = {
  title: 'Frames/PageFrame (page header, title, page layout)',
  id: 'frames-pageframe',
  component: PageFrame,
  args: {
    heading: 'Community',
    description: 'Groups where store owners help one another.',
    children: <Card>The content of the page</Card>,
  },
  argTypes: {
    icon: { control: false },
    actions: { control: false },
    children: { control: false },
  },
  parameters: docsPage({ examples })`
Lays out a page’s header and its content. Every page of the dashboard starts with one.

**Use it** once a page, inside \`DashboardFrame\` or \`PublicFrame\`.

**Do not use it** for a section of a page: use a \`Card\`.

**Anatomy**: breadcrumb, icon tile, heading, description, sample mark, actions, content.

**Keyboard**: it takes no keys.

**Accessibility**: the heading is the page’s \`h1\`. It has \`data-page-heading\` and can be focused by script, so that an app can move focus to it after a navigation; it is not a Tab stop. The sample mark is text.

\`\`\`tsx
import { PageFrame } from '@dropwatt/ui'

<PageFrame heading="Community" description="Groups where store owners help one another.">
  {content}
</PageFrame>
\`\`\`
`,
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Community' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(heading).toHaveAttribute('data-page-heading')
  }),
}

/** The header of an automation: breadcrumb, icon and one main action. */
export const WithEverything: Story = {
  args: {
    heading: 'Remove Background',
    description:
      'Cut the product out of the supplier photo, for one product or the whole catalogue.',
    breadcrumb: [{ label: 'Automations' }, { label: 'Image Tools' }],
    icon: RemoveBackgroundIcon,
    sample: true,
    actions: (
      <Button variant="neon" size="lg" leading={<RunIcon />}>
        Run
      </Button>
    ),
  },
}
