import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PageFrame } from '../PageFrame/index.js'
import { PublicFrame, PublicHeader } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One page with its heading in the frame.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <PublicFrame>
          <PageFrame heading="Help Center" description="Answers before you ask." />
        </PublicFrame>
      </div>
    ),
  },
  dont: {
    caption: 'A second header inside the page: visitors see two lines that link home.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <PublicFrame>
          <PublicHeader />
          <PageFrame heading="Help Center" description="Answers before you ask." />
        </PublicFrame>
      </div>
    ),
  },
}

const meta = {
  title: 'Frames/PublicFrame (site layout, marketing page)',
  id: 'frames-publicframe',
  component: PublicFrame,
  args: { children: <PageFrame heading="A public page" description="What it is for." /> },
  argTypes: {
    header: { control: false },
    children: { control: false },
    theme: { control: 'inline-radio', options: ['dark', 'light'] },
    language: { control: 'inline-radio', options: ['en', 'it'] },
  },
  parameters: docsPage({ examples, layout: 'fullscreen', height: '640px' })`
Lays out every page outside the dashboard.

**Use it** once a page. **Do not use it** for sign-up and sign-in: use \`AuthFrame\`.

**Anatomy**: skip link, promo bar and header (or your own header), \`main\` of at most 1200 px (or from edge to edge with \`flush\`), footer.

| Key | Does |
| --- | --- |
| Tab, first | shows Skip to content |
| Enter on it | moves focus to the main content |

The header's keys are those of \`SiteHeader\`.

**Accessibility**: landmarks are the offer, banner, main and contentinfo, with navigations named Main and Footer. Promo bar and footer are black in both themes. Every public page accepts the frame's options: \`signedIn\`, theme and language, \`onContact\`, \`onSocial\`.

\`\`\`tsx
import { PublicFrame } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof PublicFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByRole('link', { name: 'Help Center' })).toHaveAttribute(
      'href',
      '/support',
    )
  }),
}

/** A custom header, such as one with only the brand link. */
export const OwnHeader: Story = {
  args: { header: <PublicHeader homeHref="/dashboard" /> },
  play: inEnglish(async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner')
    await expect(within(banner).getAllByRole('link')).toHaveLength(1)
  }),
}

/** Signed-in users see a link to the dashboard in place of Login and Start Free Trial. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: inEnglish(async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  }),
}

/** The page runs from edge to edge. */
export const Flush: Story = {
  args: { flush: true },
  play: inEnglish(async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main')
    await expect(getComputedStyle(main).padding).toBe('0px')
  }),
}
