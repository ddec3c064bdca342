import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { LandingPage } from './index.js'

const meta = {
  title: 'Pages/Landing (home, marketing site)',
  id: 'pages-landingpage',
  component: LandingPage,
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', height: '720px' })`
The home page: what the product is, what it costs, and sign-up. A whole screen, with its own frame, whose options it accepts.

**Anatomy**: promo bar, header, hero, who it is for, pricing, why merchants choose it, toolkit, how it works, comparison with a virtual assistant, results, integrations, the closing call, footer. Sections that are link targets have the ids \`hero\`, \`pricing\`, \`features\`, \`automations\`, \`case-study\` and \`integrations\`.

| Key | Does |
| --- | --- |
| Tab | moves through the page in reading order |
| Enter, Space | opens a list of the header, or activates a button |
| Escape | closes a list of the header |

**Accessibility**: one \`h1\`, whose full stop is lit by colour only. The illustration beside it is one image named by a sentence. Actions without a handler show a notice: Watch 90-sec Demo, Start Automating Now, and the contact and social buttons.

\`\`\`tsx
import { LandingPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof LandingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'One dashboard. All your store automations.',
      }),
    ).toBeVisible()
  }),
}

/** With handlers, the demo and the closing call to action call them. */
export const Wired: Story = {
  args: { onWatchDemo: fn(), onStartAutomating: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Watch 90-sec Demo' }))
    await expect(args.onWatchDemo).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Start Automating Now' }))
    await expect(args.onStartAutomating).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByText("This feature isn't implemented yet")).toBeNull()
  }),
}

/** Signed-in users see a link to the dashboard in the header. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: inEnglish(async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  }),
}
