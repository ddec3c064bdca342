import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { Card } from '../Card/index.js'
import { Skeleton } from '../Skeleton/index.js'
import { InView } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Content far down the page loads when someone gets there.',
    render: function LoadsLater() {
      const [isSeen, setSeen] = useState(false)
      return (
        <InView onEnter={() => setSeen(true)}>
          {isSeen ? <Card heading="Job Queue">3 jobs</Card> : <Skeleton />}
        </InView>
      )
    },
  },
  dont: {
    caption: 'Around what is seen at once: it only appears later.',
    render: () => (
      <InView onEnter={() => {}}>
        <h2>Job Queue</h2>
      </InView>
    ),
  },
}

const meta = {
  title: 'Components/InView (lazy loading, intersection observer, sentinel)',
  id: 'components-inview',
  component: InView,
  args: { onEnter: fn(), children: 'Content' },
  parameters: docsPage({ examples })`
Marks a place on the page, and tells once when it comes into view, so that its content can load.

**Use it** far down a page, around content that costs a download. **Do not use it** for what is seen at once, or to animate what scrolls by.

**Anatomy**: a plain block around its content; without content, a place without height.

**Keyboard**: it takes no keys.

**Accessibility**: it has no role. What is only reached by a link or a key must not wait for it: load it then too.

\`\`\`tsx
import { InView } from '@dropwatt/ui'

<InView onEnter={load}>{content}</InView>
\`\`\`
`,
} satisfies Meta<typeof InView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledOnce())
  },
}

/** A place further down waits until the page is scrolled to it. */
export const FurtherDown: Story = {
  render: (args) => (
    <>
      <div tabIndex={-1} style={{ blockSize: '200vh' }} />
      <InView {...args}>The end</InView>
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const end = within(canvasElement).getByText('The end')
    await expect(args.onEnter).not.toHaveBeenCalled()
    end.scrollIntoView()
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledOnce())
    end.ownerDocument.defaultView?.scrollTo(0, 0)
  },
}
