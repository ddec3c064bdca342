import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { SlowNotice } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Times that follow from a few of the member’s own files.',
    render: () => <SlowNotice images={212} webpSeconds={240} jpgSeconds={40} />,
  },
  dont: {
    caption: 'A job of a few seconds. Just start it.',
    render: () => <SlowNotice images={2} webpSeconds={5} jpgSeconds={5} />,
  },
}

const meta = {
  title: 'Workbench/SlowNotice (time estimate, slow job)',
  id: 'workbench-slownotice',
  component: SlowNotice,
  args: { images: 212, webpSeconds: 240, jpgSeconds: 40 },
  parameters: docsPage({ examples })`
Says before a long job on images how long it takes as WEBP and as JPG, so that the member can choose.

**Use it** beside the options, where the result takes minutes. **Do not use it** while the job is running (\`PoolProgress\`).

**Anatomy**: a notice with both times. Seconds are rounded to 5, longer times to minutes.

**Keyboard**: it takes no keys.

**Accessibility**: a group named by its sentence.

\`\`\`tsx
import { SlowNotice } from '@dropwatt/ui/workbench'

<SlowNotice images={212} webpSeconds={240} jpgSeconds={40} />
\`\`\`
`,
} satisfies Meta<typeof SlowNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', {
        name: '212 images take about 4 minutes as WEBP, about 40 seconds as JPG.',
      }),
    ).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Short and long times. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <SlowNotice images={1} webpSeconds={12} jpgSeconds={2} />
      <SlowNotice images={5000} webpSeconds={5400} jpgSeconds={3600} />
    </div>
  ),
}
