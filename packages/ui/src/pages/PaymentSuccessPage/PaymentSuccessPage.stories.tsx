import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { PaymentSuccessPage } from './index.js'

const meta = {
  title: 'Pages/PaymentSuccess (checkout, thank you)',
  id: 'pages-paymentsuccesspage',
  component: PaymentSuccessPage,
  args: { onContinue: fn() },
  parameters: docsPage({ layout: 'fullscreen', height: '640px' })`
Confirms a successful payment, and lights the sign of the shop. Redirects to the dashboard after 5 seconds, or at once by the button; Stay here cancels the redirect. A whole screen, with its own frame.

**Anatomy**: thanks, Go to Dashboard, Stay here, the length of the wait, and the shop at night.

| Key | Does |
| --- | --- |
| Tab | moves through both buttons |
| Enter, Space | continues, or stays |

**Accessibility**: the wait is announced with its length and can be turned off. With reduced motion the light comes on without a fade.

\`\`\`tsx
import { PaymentSuccessPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof PaymentSuccessPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** After Stay here, it waits for the user. */
export const Staying: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const stay = canvas.getByRole('button', { name: 'Stay here' })
    await userEvent.click(stay)
    await expect(await canvas.findByText(/You stay on this page/)).toBeVisible()
    await expect(stay).toHaveFocus()
    await expect(stay).toHaveAttribute('aria-disabled', 'true')
  }),
}
