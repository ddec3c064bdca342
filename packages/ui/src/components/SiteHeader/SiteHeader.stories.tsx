import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { SiteHeader } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One header with one outlined action; the neon action is in the page below.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <SiteHeader />
      </div>
    ),
  },
  dont: {
    caption: 'Signed-in users need no Login. With signedIn it links to the dashboard.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <SiteHeader />
        <p>Signed in as mara.rossi@example.com</p>
      </div>
    ),
  },
}

const meta = {
  title: 'Components/SiteHeader (navigation bar, navbar, mega menu)',
  id: 'components-siteheader',
  component: SiteHeader,
  argTypes: {
    signedIn: { control: 'inline-radio', options: [false, true, 'unknown'] },
    theme: { control: 'inline-radio', options: ['dark', 'light'] },
    language: { control: 'inline-radio', options: ['en', 'it'] },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: docsPage({ examples, layout: 'fullscreen', height: '360px' })`
Shows the header of public pages: site navigation and sign-in links.

**Use it** once, above a page's \`main\`; \`PublicFrame\` includes one. **Do not use it** in the dashboard, or for sign-up and sign-in pages.

**Anatomy**: brand, Product and Resources (each opens a list of links), Pricing, preferences if they have handlers, Login and Start Free Trial. On phones a button opens the same in a drawer, with Product and Resources as an accordion.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons and, while a list is open, its links |
| Enter, Space | opens or closes a list |
| Escape | closes the list, or the drawer; focus returns to its button |

**Accessibility**: a disclosure navigation, not a menu: the lists contain plain links and take no arrow keys. Opening one closes the other; so do a click outside and focus leaving it. The header is sticky, transparent up to 24 px of scroll and then solid black with the dark tokens; on screens lower than 480 px it scrolls away.

**Prerendered pages** do not know who reads them. With \`signedIn="unknown"\` the links of both are rendered, and those of a member are shown if the root element has \`data-signed-in\`, which a script in the head can set. Pass a boolean once the session is known; nothing moves then.

\`\`\`tsx
import { SiteHeader } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An open list; tabbing past its end closes it, so that it does not cover the focused element. */
export const OpenList: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Product' }))
  }),
}

/** Signed-in users see a link to the dashboard. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: inEnglish(async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await expect(header.queryByRole('link', { name: 'Login' })).toBeNull()
    await expect(header.queryByRole('link', { name: 'Start Free Trial' })).toBeNull()
  }),
}

/** With handlers, language and theme can be changed. */
export const WithPreferences: Story = {
  args: { theme: 'dark', onThemeChange: fn(), language: 'en', onLanguageChange: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'))
    await userEvent.click(header.getByRole('button', { name: 'Switch to the light theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('light')
    await userEvent.click(header.getByRole('button', { name: 'Switch to Italian' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('it')
  }),
}

/** The slide-in menu, with one accordion item open. */
export const MenuOpen: Story = {
  args: WithPreferences.args,
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    const product = menu.getByRole('button', { name: 'Product' })
    product.focus()
    await userEvent.keyboard(' ')
    await expect(product).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(menu.getByRole('link', { name: 'Automation Library' })).toBeVisible(),
    )
  }),
}
