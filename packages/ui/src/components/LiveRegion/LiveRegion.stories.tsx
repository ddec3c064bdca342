import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { Button } from '../Button/index.js'
import { LiveRegion } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What everyone else sees on the page, once it happens.',
    render: () => (
      <>
        <p>The job was cancelled.</p>
        <LiveRegion>The job was cancelled.</LiveRegion>
      </>
    ),
  },
  dont: {
    caption: 'Text that is nowhere to be seen keeps it from most people.',
    render: () => <LiveRegion>Your file has 3 problems.</LiveRegion>,
  },
}

const meta = {
  title: 'Components/LiveRegion (announcer, screen reader status, visually hidden)',
  id: 'components-liveregion',
  component: LiveRegion,
  args: { children: 'The job was cancelled.' },
  parameters: docsPage({ examples })`
Says to screen readers what others see elsewhere on the page.

**Use it** for what happens away from focus, such as a job that ended or a page that changed. **Do not use it** for a text that is seen in place: give that text its own \`role="status"\`. Toasts and notices announce themselves.

**Anatomy**: one text, visually hidden, that takes no place.

**Keyboard**: it takes no keys.

**Accessibility**: keep it mounted and change its content, as a region that appears together with its text is often not read. \`role="alert"\` interrupts; use it for failures alone.

\`\`\`tsx
import { LiveRegion } from '@dropwatt/ui'

<LiveRegion>{isCancelled && 'The job was cancelled.'}</LiveRegion>
\`\`\`
`,
} satisfies Meta<typeof LiveRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Cancelling() {
    const [isCancelled, setCancelled] = useState(false)
    return (
      <>
        <Button onClick={() => setCancelled(true)}>Cancel the job</Button>
        <LiveRegion>{isCancelled && 'The job was cancelled.'}</LiveRegion>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(region).toHaveTextContent('The job was cancelled.')
    await expect(region.getBoundingClientRect().width).toBe(1)
  },
}

export const Alert: Story = {
  args: { role: 'alert', children: 'The job failed.' },
}
