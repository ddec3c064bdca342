import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { brand } from '../../brand.js'
import { Button } from '../Button/index.js'
import { AuthFrame, type AuthFrameProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One form, and a link to the other page at the bottom.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <AuthFrame title="Create your account" foot="Already have an account? Log in">
          <Button block>Continue</Button>
        </AuthFrame>
      </div>
    ),
  },
  dont: {
    caption: 'Two actions of equal weight: nobody knows which one to use.',
    render: () => (
      <div style={{ zoom: 0.45 }}>
        <AuthFrame title="Create your account or log in">
          <Button block>Create an account</Button>
          <Button block>Log in</Button>
        </AuthFrame>
      </div>
    ),
  },
}

const meta = {
  title: 'Frames/AuthFrame (login layout, split screen)',
  id: 'frames-authframe',
  component: AuthFrame,
  args: {
    title: 'Create your account',
    description: 'It takes a minute.',
    children: <Button block>Continue</Button>,
  },
  argTypes: { action: { control: false }, foot: { control: false }, children: { control: false } },
  parameters: docsPage({ examples, layout: 'fullscreen', height: '640px' })`
The frame of the sign-in pages: a column of 404 px and, from 900 px, the shop at night beside it.

**Use it** for pages outside the dashboard that ask for one thing.

**Do not use it** with more than one heading or form, or for a page to read (PublicFrame).

**Anatomy**: brand, action, heading, description, notice, the form, footer; the illustration with its line.

| Key | Does |
| --- | --- |
| Tab | skip link, brand, action, then the form and the footer, in reading order |

**Accessibility**: one \`header\`, one \`main\`, one \`h1\`, which can receive focus. The illustration and its line are decorative.

\`\`\`tsx
import { AuthFrame } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof AuthFrame>

export default meta
type Story = StoryObj<AuthFrameProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Create your account' }),
    )
    await expect(canvas.getByRole('link', { name: brand })).toHaveAttribute('href', '/')
  }),
}

export const WithEverything: Story = {
  args: {
    notice: 'Your session has ended. Log in again to continue.',
    action: (
      <Button variant="link" href="#sign-in">
        Log in
      </Button>
    ),
    foot: 'Questions? Read the terms.',
  },
}
