import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { DashboardFrame } from '../DashboardFrame/index.js'
import { PageFrame } from '../PageFrame/index.js'
import { PublicFrame } from '../PublicFrame/index.js'
import { ConnectionNotice } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One line above the frame, while offline.',
    render: () => <ConnectionNotice offline />,
  },
  dont: {
    caption: 'Inside a card it reads as if only that card were offline.',
    render: () => (
      <Card heading="Job Queue">
        <ConnectionNotice offline />
      </Card>
    ),
  },
}

const meta = {
  title: 'Components/ConnectionNotice (offline banner, network status)',
  id: 'components-connectionnotice',
  component: ConnectionNotice,
  args: { offline: true },
  parameters: docsPage({ examples })`
Shows in one line above the page that the user is offline.

**Use it** once, as a sibling before the frame, and keep it mounted: it shows nothing while online. **Do not use it** for an action that failed (\`toast\`), or for a page that could not be loaded (\`ErrorPanel\`).

**Anatomy**: icon, what is wrong and, where there is room, what that means. It takes its own line, sticks to the top of the screen, and sets its height on the page as \`--dw-notice-size\`; the frames of the library leave room for it, and focused elements scroll into view below it. If a page is prerendered, a script in its head can set \`data-offline\` on the root element while \`navigator.onLine\` is false, and the app removes it once it is hydrated: the line is there from the start, and nothing moves.

**Keyboard**: it takes no keys.

**Accessibility**: a status, announced when it appears, without taking focus. Black in both themes; the icon is decorative.

\`\`\`tsx
import { ConnectionNotice } from '@dropwatt/ui'

<ConnectionNotice offline={!online} />
\`\`\`
`,
} satisfies Meta<typeof ConnectionNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    await expect(notice).toHaveTextContent('You are offline.')
    await expect(notice).toBeVisible()
  }),
}

/** Online it shows nothing and takes no space. */
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    await expect(notice).toBeEmptyDOMElement()
    await expect(notice.offsetHeight).toBe(0)
  },
}

/** The top bar and the sidebar stay below the line, however far the page is scrolled. */
export const OverDashboard: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <ConnectionNotice {...args} />
      <DashboardFrame currentPath="/dashboard/auto-tag">
        <PageFrame heading="Auto-Tag Products">
          <div style={{ blockSize: '200vh' }} />
        </PageFrame>
      </DashboardFrame>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { defaultView: view } = canvasElement.ownerDocument
    view?.scrollTo(0, 300)
    const end = canvas.getByRole('status').getBoundingClientRect().bottom
    await expect(canvas.getByRole('status').getBoundingClientRect().top).toBe(0)
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(end)
    const side = canvas.queryByRole('complementary')?.getBoundingClientRect()
    if (side) await expect([side.top, side.bottom]).toEqual([end, view?.innerHeight])
    view?.scrollTo(0, 0)
  },
}

/** Members can work on. */
export const KeepsFiles: Story = { args: { keepsFiles: true } }

export const OverPublicPage: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <ConnectionNotice {...args} />
      <PublicFrame>
        <PageFrame heading="A public page" />
      </PublicFrame>
    </>
  ),
}
