import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { color } from '../../tokens/index.js'
import { Skeleton, skeletonShapes, type SkeletonProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The shape and the size of the content, so that nothing shifts when it loads.',
    render: () => (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 16 }}>
        <Skeleton width="70%" />
        <Skeleton shape="badge" />
      </div>
    ),
  },
  dont: {
    caption: 'In place of a button. Show the button, or nothing.',
    render: () => <Skeleton shape="block" width={120} height={40} />,
  },
}

const meta = {
  title: 'Components/Skeleton (placeholder, shimmer, loading)',
  id: 'components-skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
  parameters: docsPage({ examples })`
Shows a placeholder of the same size as the content that is loading.

**Use it** for content of a known shape, if the wait is longer than 300 ms; then show it for at least 400 ms. **Do not use it** in place of buttons and fields, for a whole page (LoadingScreen), or for a running action (a busy button).

**Anatomy**: one bar, or a bar for each line, with a shimmer.

**Keyboard**: it takes no keys.

**Accessibility**: it is hidden from assistive technology. Set \`aria-busy\` on the container and announce the loading once in a status. With reduced motion there is no shimmer; in forced colours the bars have a border.

\`\`\`tsx
import { Skeleton } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<SkeletonProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-shape]')).toHaveAttribute('aria-hidden', 'true')
  }),
}

/** Each line has the line height of the surrounding text; the last one is shorter. */
export const Lines: Story = {
  args: { lines: 3 },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-shape] > span')).toHaveLength(3)
  }),
}

/** As high as the content it replaces. */
export const SameHeight: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', font: '16px/1.5 sans-serif' }}>
      <p data-testid="text" style={{ margin: 0, color: color.textMuted }}>
        Text
      </p>
      <Skeleton data-testid="skeleton" />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const [text, skeleton] = ['text', 'skeleton'].map(
      (id) => canvasElement.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect().height,
    )
    await expect(skeleton).toBe(text)
  }),
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      <Skeleton lines={4} width="24rem" />
    </div>
  ),
}
