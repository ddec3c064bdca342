import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { PromoBar } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Above everything else, once: the offer and a link to the prices.',
    render: () => <PromoBar />,
  },
  dont: {
    caption: 'Inside the content it reads as an advertisement. Use a text link to the prices.',
    render: () => (
      <Card heading="Quota and plan">
        <PromoBar />
      </Card>
    ),
  },
}

const meta = {
  title: 'Components/PromoBar (announcement, banner)',
  id: 'components-promobar',
  component: PromoBar,
  parameters: docsPage({ examples, layout: 'fullscreen' })`
Shows the offer in a line above the header, with a link to the prices.

**Use it** as the first line of a public page; \`PublicFrame\` includes one. **Do not use it** for news or warnings, or inside a page.

**Anatomy**: a lamp, the length of the trial from \`trial.bannerDays\`, and a link to the prices. The whole bar is one link.

| Key | Does |
| --- | --- |
| Tab | moves to the bar |
| Enter | goes to the prices |

**Accessibility**: a complementary landmark named Offer, so that it can be skipped. Black in both themes: it uses the dark tokens.

\`\`\`tsx
import { PromoBar } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof PromoBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const offer = within(within(canvasElement).getByRole('complementary', { name: 'Offer' }))
    const link = offer.getByRole('link', { name: '7-day free trial See pricing' })
    await expect(link).toHaveAttribute('href', '/#pricing')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  }),
}
