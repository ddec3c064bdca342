import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { LeftFilesNotice } from './index.js'

const none = () => {}

const examples: Examples = {
  do: {
    caption: 'The answer that the account has chosen before stands out.',
    render: () => <LeftFilesNotice count={3} removesOnLogout onKeep={none} onRemove={none} />,
  },
  dont: {
    caption: 'It asks although no file is left.',
    render: () => <LeftFilesNotice count={0} onKeep={none} onRemove={none} />,
  },
}

const meta = {
  title: 'Components/LeftFilesNotice (shared computer, log out, keep files)',
  id: 'components-leftfilesnotice',
  component: LeftFilesNotice,
  args: { count: 3, onKeep: fn(), onRemove: fn() },
  parameters: docsPage({ examples })`
Asks, after a session has ended, whether the files of its account stay on this device.

**Use it** above the pages of visitors, until one of the answers is given. **Do not use it** before a log-out, which needs no answer, or to remove a single file.

**Anatomy**: a question, what either answer means, and two buttons. It is a part of the page: it covers nothing and holds nothing up. Without an answer the files stay.

| Key | Does |
| --- | --- |
| Enter, Space | gives an answer |

**Accessibility**: a region with a status, announced when it appears, without taking focus.

\`\`\`tsx
import { LeftFilesNotice } from '@dropwatt/ui'

<LeftFilesNotice count={3} onKeep={keep} onRemove={remove} />
\`\`\`
`,
} satisfies Meta<typeof LeftFilesNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Should the 3 files of this account stay on this device?',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Keep on this device' }))
    await expect(args.onKeep).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from this device' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  }),
}

export const OneFile: Story = { args: { count: 1 } }

/** The account has chosen on its page of files that a log-out removes them. */
export const RemovesOnLogout: Story = { args: { removesOnLogout: true } }

export const Removing: Story = { args: { removing: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Both defaults. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      <LeftFilesNotice {...args} />
      <LeftFilesNotice {...args} aria-label="Removes on logout" removesOnLogout />
    </>
  ),
}
