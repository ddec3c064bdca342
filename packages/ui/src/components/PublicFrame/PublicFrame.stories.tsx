import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PageFrame } from '../PageFrame/index.js'
import { PublicFrame, PublicHeader } from './index.js'

const meta = {
  title: 'Frames/PublicFrame',
  component: PublicFrame,
  args: { children: <PageFrame heading="A public page" description="What it is for." /> },
  argTypes: { header: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
The frame around every page outside the dashboard.

**Use it** once a page. **Do not use it** for signing up and in: those stand in \`AuthFrame\`.

**Anatomy**: skip link, header (or one of your own), \`main\` of at most 1200 px, footer, which is black in both themes.

| Key | Does |
|---|---|
| Tab, first | shows Skip to content |
| Enter on it | moves focus to the main part |

**Accessibility**: landmarks are banner, main, contentinfo and a navigation named Footer.

\`\`\`tsx
import { PublicFrame } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof PublicFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(header.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/login',
    )
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

export const Playground: Story = {}

/** A header of one's own, such as one for who is signed in. */
export const OwnHeader: Story = {
  args: { header: <PublicHeader homeHref="/dashboard" /> },
  play: inEnglish(async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner')
    await expect(within(banner).getAllByRole('link')).toHaveLength(1)
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: inEnglish(async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }),
}
