import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import type { Community } from './CommunityPage.types.js'
import { CommunityPage } from './index.js'

const meta = {
  title: 'Pages/CommunityPage (groups, forums)',
  id: 'pages-communitypage',
  component: CommunityPage,
  parameters: {
    docs: {
      description: {
        component: `
Groups of store owners worth knowing, what gets a group on the list, and where to suggest one. Content for \`DashboardFrame\`.

With no \`communities\` the page shows made-up ones and says so.

| Key | Does |
| --- | --- |
| Tab | goes through the links |
| Enter | opens the group in a new tab |

\`\`\`tsx
import { CommunityPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof CommunityPage>

export default meta
type Story = StoryObj<typeof meta>

const own: readonly Community[] = [
  {
    id: 'one',
    name: 'A group with a name that takes more than one line of its card',
    platform: 'A forum of its own',
    members: 128_400,
    feature: 'Words of more than one line, so that the links of a row still stand on one line.',
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

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Top E-Com Community' }),
    ).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Communities' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('Sample data')).toBeVisible()
  }),
}

export const Playground: Story = {}

/** Communities of the caller's own: no sample mark. */
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

/** Nothing on the list yet. */
export const Empty: Story = {
  tags: ['fits'],
  args: { communities: [] },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'No communities yet' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Communities' })).toBeNull()
  }),
}

/** An address that is not safe to follow is text. */
export const UnsafeAddress: Story = {
  args: {
    communities: own.map((group) => Object.assign({}, group, { url: 'javascript:alert(1)' })),
  },
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Communities' }))
    await expect(list.getByText('Open the forum')).toBeVisible()
    await expect(list.queryByRole('link')).toBeNull()
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
