import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Tee } from '../Tee/index.js'
import { BeforeAfter, type BeforeAfterProps } from './index.js'

const args = {
  caption: 'The supplier’s photo of a tee, and the same tee with its background removed.',
  before: <Tee state="supplied" />,
  after: <Tee state="clean" backdrop="none" />,
  beforeLabel: 'Supplier photo',
  afterLabel: 'Background removed',
} satisfies BeforeAfterProps

const examples: Examples = {
  do: {
    caption: 'The same object in the same place, so that only the change differs.',
    render: () => <BeforeAfter {...args} />,
  },
  dont: {
    caption: 'With the divider at one end, one of the two images is hidden at first.',
    render: () => <BeforeAfter {...args} defaultValue={4} />,
  },
}

const meta = {
  title: 'Components/BeforeAfter (comparison slider, image compare, split view)',
  id: 'components-beforeafter',
  component: BeforeAfter,
  args: { ...args, onValueChange: fn() },
  argTypes: { before: { control: false }, after: { control: false } },
  parameters: docsPage({ examples })`
Compares two images of one object with a draggable divider.

**Use it** for two images of the same size and framing. **Do not use it** for images of different objects, or for text (\`TextRewrite\`).

**Anatomy**: the image before, the image after, a tag on each (with an optional value, such as the file size), the divider with its handle, and the caption of an \`Exhibit\`.

| Key | Does |
|---|---|
| Tab | moves to the divider |
| Left, Right | move it by 5 percent in the direction of the arrow |
| Up, Down | show 5 percent more or less of the image before |
| Home, End | show only the image after, or only the one before |
| Page Up, Page Down | move it by 10 percent |

**Accessibility**: the divider is a native range input over the whole image, so it can be dragged or tapped anywhere; its value text names the share of each image. The images are hidden from assistive technology; the figure is named by its caption. Without JavaScript the divider stays in the middle. In forced colours the divider and its handle use system colours; photos keep theirs.

\`\`\`tsx
import { BeforeAfter } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof BeforeAfter>

export default meta
type Story = StoryObj<BeforeAfterProps>

export const Default: Story = {
  play: inEnglish(async ({ args: { onValueChange }, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('figure', { name: args.caption })).toBeVisible()
    const divider = canvas.getByRole('slider', { name: 'Divider between before and after' })
    await expect(divider).toHaveAttribute(
      'aria-valuetext',
      'Supplier photo 50%, Background removed 50%',
    )
    await userEvent.tab()
    await expect(divider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}')
    await expect(divider).toHaveValue('60')
    await expect(onValueChange).toHaveBeenLastCalledWith(60)
    await expect(divider).toHaveAttribute(
      'aria-valuetext',
      'Supplier photo 60%, Background removed 40%',
    )
  }),
}

/** With a value on each tag. */
export const WithNotes: Story = {
  args: {
    caption: 'The same photo of a tee, first 2.4 MB and then 0.8 MB large.',
    before: <Tee state="clean" />,
    after: <Tee state="clean" />,
    beforeLabel: 'Original',
    afterLabel: 'Compressed',
    beforeNote: '2.4 MB',
    afterNote: '0.8 MB',
  },
}

/** In the middle, near the ends, at the ends, and in a narrow container. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[0, 20, 50, 80, 100].map((value) => (
        <BeforeAfter key={value} {...args} defaultValue={value} />
      ))}
      <div style={{ inlineSize: 'min(100%, 18rem)' }}>
        <BeforeAfter {...args} beforeNote="2.4 MB" afterNote="0.8 MB" />
      </div>
    </div>
  ),
}
