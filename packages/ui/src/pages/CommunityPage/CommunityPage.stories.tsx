import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import type { Community } from './CommunityPage.types.js'
import { CommunityPage } from './index.js'

const meta = {
  title: 'Pages/CommunityPage (groups, forums)',
  id: 'pages-communitypage',
  component: CommunityPage,
  parameters: docsPage()`
A curated list of communities, the criteria for the list, and a link to suggest a group. Content

for \`DashboardFrame\`. Without \`communities\` the page shows marked samples.

| Key | Does |
| --- | --- |
| Tab | moves through the links |
| Enter | opens the group in a new tab |

\`\`\`tsx
import { CommunityPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof CommunityPage>

export default meta
type Story = StoryObj<typeof meta>

const own: readonly Community[] = [
  {
    id: 'one',
    name: 'A group with a name that takes more than one line of its card',
    platform: 'Independent forum',
    members: 128_400,
    feature: 'A text of more than one line, to check that the links of a row stay aligned.',
    url: 'https://example.com/one',
    cta: 'Open the forum',
    variant: 'neon-outline',
  },
  {
    id: 'two',
    name: 'Short',
    platform: 'Chat',
    members: 2,
    feature: 'Short.',
    url: 'https://example.com/two',
    cta: 'Open',
    variant: 'secondary',
  },
]

export const Default: Story = {}

/** Custom communities: no sample mark. */
export const OwnCommunities: Story = {
  args: { communities: own, suggestionAddress: 'groups@example.com' },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole('link', { name: /opens in a new tab/ })
    const tops = links.map((link) => link.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await expect(canvas.queryByText('Sample data')).toBeNull()
  }),
}

/** An empty list. */
export const Empty: Story = {
  tags: ['fits'],
  args: { communities: [] },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'No communities yet' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Communities' })).toBeNull()
  }),
}

/** An unsafe address is rendered as text. */
export const UnsafeAddress: Story = {
  args: {
    communities: own.map((group) => Object.assign({}, group, { url: 'javascript:alert(1)' })),
  },
}
