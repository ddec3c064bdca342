import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { brand } from '../../brand.js'
import { Button } from '../Button/index.js'
import { AuthFrame, type AuthFrameProps } from './index.js'

const meta = {
  title: 'Frames/AuthFrame',
  component: AuthFrame,
  args: {
    title: 'Create your account',
    description: 'It takes a minute.',
    children: <Button block>Continue</Button>,
  },
  argTypes: { action: { control: false }, foot: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
The frame of the pages that let people in: a column of 404 px, and beside it, from 900 px on, the
shop at night.

\`\`\`tsx
import { AuthFrame } from '@dropwatt/ui'
\`\`\`

**Use** for pages outside the dashboard that ask for one thing. **Do not use** with more than one
heading or form.

**Anatomy** brand, action, heading, description, notice, the form, foot.

| Key | Does |
| --- | --- |
| Tab | brand, action, then the form and the foot, in reading order |

**Accessibility** one \`header\`, one \`main\`, one \`h1\`, which can take focus. The picture and its
line are decoration.
`,
      },
    },
  },
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

export const Playground: Story = {}

export const WithEverything: Story = {
  args: {
    notice: 'Your session has ended. Log in again to go on.',
    action: (
      <Button variant="link" href="#sign-in">
        Log in
      </Button>
    ),
    foot: 'Questions? We answer within a day.',
  },
}
