import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { PageFrame } from '../PageFrame/index.js'
import { DashboardFrame } from './index.js'

/** A whole screen at half its size. */
function Miniature({ children }: { readonly children: ReactNode }) {
  return (
    <div inert style={{ blockSize: 480, overflow: 'clip', zoom: 0.5 }}>
      {children}
    </div>
  )
}

const examples: Examples = {
  do: {
    caption: 'One frame for all pages of the dashboard; the page provides its heading.',
    render: () => (
      <Miniature>
        <DashboardFrame currentPath="/dashboard/support">
          <PageFrame heading="Support">
            <Card>Write to us.</Card>
          </PageFrame>
        </DashboardFrame>
      </Miniature>
    ),
  },
  dont: {
    caption: 'A page without a heading: nobody can tell where they are.',
    render: () => (
      <Miniature>
        <DashboardFrame currentPath="/dashboard/support">
          <Card>Write to us.</Card>
        </DashboardFrame>
      </Miniature>
    ),
  },
}

const meta = {
  title: 'Frames/DashboardFrame (layout, shell, app frame)',
  id: 'frames-dashboardframe',
  component: DashboardFrame,
  args: {
    currentPath: '/dashboard/remove-background',
    userEmail: 'mara.rossi@example.com',
    theme: 'dark',
    language: 'en',
    onThemeChange: fn(),
    onLanguageChange: fn(),
    onLogout: fn(),
    children: (
      <PageFrame heading="Remove Background" description="What the page is for.">
        <Card>The content of the page</Card>
      </PageFrame>
    ),
  },
  argTypes: { children: { control: false }, bar: { control: false } },
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', examples, height: '720px' })`
Lays out every page of the dashboard: a sidebar, or a drawer on phones, and a top bar.

**Use it** once, as the layout of all dashboard routes, with the current path. **Do not use it** for public pages: use \`PublicFrame\`.

**Anatomy**: skip link, \`Sidebar\`, \`TopBar\` with the account menu at its end, \`main\` of at most 1240 px. A \`SettingsFrame\` inside hides its own list of pages. Up to 860 px a \`Drawer\` with the same entries, including Logout, replaces the sidebar.

| Key | Does |
|---|---|
| Tab, first | shows Skip to content |
| Enter on it | moves focus to the main content |
| Escape in the drawer | closes it; focus returns to the menu button |

**Accessibility**: landmarks are banner, complementary, navigation and main. An action in the drawer closes it first, so that its result is not behind the drawer.

\`\`\`tsx
import { DashboardFrame } from '@dropwatt/ui'

<DashboardFrame currentPath={pathname} onLogout={logOut} onSearch={openPalette}>
  {page}
</DashboardFrame>
\`\`\`
`,
} satisfies Meta<typeof DashboardFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Remove Background' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
  }),
}

export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible(),
    )
  }),
}

/** Logout is also in the account menu. */
export const AccountMenuOpen: Story = {
  args: { userName: 'Mara Rossi', onShortcuts: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account menu MR' }))
      return within(await canvas.findByRole('menu'))
    }
    await userEvent.click((await open()).getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect((await open()).getByText('Mara Rossi')).toBeInTheDocument()
  }),
}

/** Search and keyboard shortcuts open from the top bar. */
export const WithSearch: Story = {
  args: { onSearch: fn(), onShortcuts: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Search automations and settings' }))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    await expect(args.onShortcuts).toHaveBeenCalledTimes(1)
  }),
}
