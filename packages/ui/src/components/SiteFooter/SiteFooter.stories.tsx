import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { SiteFooter } from './index.js'

const examples: Examples = {
  do: {
    caption: 'At the end of the page: links, and nothing essential.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <SiteFooter />
      </div>
    ),
  },
  dont: {
    caption: 'A main action at the very end is missed. Put it in the page, above the footer.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <SiteFooter />
        <Button variant="neon" block>
          Save
        </Button>
      </div>
    ),
  },
}

const meta = {
  title: 'Components/SiteFooter (page footer, contact links)',
  id: 'components-sitefooter',
  component: SiteFooter,
  args: { onContact: fn(), onSocial: fn() },
  decorators: [withToaster],
  parameters: docsPage({ examples, layout: 'fullscreen' })`
Shows the footer of every public page: what the product is, links, and contact buttons.

**Use it** once, as the last part of a page; \`PublicFrame\` includes one. **Do not use it** in the dashboard.

**Anatomy**: brand and tagline, the product's sections, resources, and contact: three contact buttons and three social buttons.

| Key | Does |
| --- | --- |
| Tab | moves through links and buttons |
| Enter | follows a link |
| Enter, Space | activates a contact button |

**Accessibility**: the \`contentinfo\` landmark of the page, with a navigation named Footer. Contact and social buttons are buttons, because they have no address; without a handler each shows the not-implemented notice. Black in both themes: it uses the dark tokens.

\`\`\`tsx
import { SiteFooter } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'))
    await expect(footer.getByRole('navigation', { name: 'Footer' })).toBeVisible()
    footer.getByRole('button', { name: 'Email us' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContact).toHaveBeenCalledWith('email')
    footer.getByRole('button', { name: 'Newsfeed' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onSocial).toHaveBeenCalledWith('news')
  }),
}

/** Without handlers the buttons show the not-implemented notice. */
export const NotWired: Story = {
  args: { onContact: undefined, onSocial: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Live chat' }))
    await expect(await canvas.findByText("This feature isn't implemented yet")).toBeVisible()
  }),
}
