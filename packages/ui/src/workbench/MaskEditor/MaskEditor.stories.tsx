import type { Stroke } from '@dropwatt/automations/images'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { drawnProduct } from '../../../docs/pictureExamples.js'
import { BeforeAfter } from '../../components/BeforeAfter/index.js'
import { Picture } from '../Picture/index.js'
import { MaskEditor, type MaskEditorProps } from './index.js'

const original = drawnProduct({ shape: 'stool' })
const withGaps = drawnProduct({ shape: 'stool', isCutOut: true, hasGaps: true })
const cutOut = drawnProduct({ shape: 'stool', isCutOut: true })

/** The gap is gone with the first stroke, as a program would have it. */
function Example({ brush, ...props }: Partial<MaskEditorProps>) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [undone, setUndone] = useState<readonly Stroke[]>([])
  const last = strokes.at(-1)
  const next = undone.at(-1)
  return (
    <MaskEditor
      name="oak-stool.jpg"
      original={original}
      result={strokes.length > 0 ? cutOut : withGaps}
      {...props}
      {...(brush && {
        brush: {
          onStroke(stroke) {
            setStrokes([...strokes, stroke])
            brush.onStroke(stroke)
          },
          onUndo:
            last &&
            (() => {
              setStrokes(strokes.slice(0, -1))
              setUndone([...undone, last])
            }),
          onRedo:
            next &&
            (() => {
              setStrokes([...strokes, next])
              setUndone(undone.slice(0, -1))
            }),
        },
      })}
    />
  )
}

const onStroke = fn<(stroke: Stroke) => void>()
const brush = { onStroke }

const examples: Examples = {
  do: {
    caption: 'What the automation left in a gap is marked with a stroke.',
    render: () => <Example brush={brush} />,
  },
  dont: {
    caption: 'Nothing can be marked in a comparison. Use BeforeAfter.',
    render: () => (
      <BeforeAfter
        caption="Oak stool"
        before={<Picture source={original} />}
        after={<Picture source={cutOut} />}
        beforeLabel="Original"
        afterLabel="Background removed"
      />
    ),
  },
}

const meta = {
  title: 'Workbench/MaskEditor (brush, eraser, lasso, background removal, canvas)',
  id: 'workbench-maskeditor',
  component: MaskEditor,
  args: { name: 'oak-stool.jpg', original, result: withGaps, brush },
  argTypes: {
    original: { control: false },
    result: { control: false },
    brush: { control: false },
  },
  render: ({ original: _original, result: _result, ...args }) => <Example {...args} />,
  parameters: docsPage({ examples })`
Shows an image beside its result, and lets the user mark with a brush what belongs to the product. The ref and other props are passed to the \`<section>\`.

**Use it** to correct how a background was removed; \`ReviewQueue\` shows it for each image. **Do not use it** to compare two pictures with a divider: that is \`BeforeAfter\`.

**Anatomy**: tools with the size of the brush, undo and redo of strokes, zoom; the original beside the result, which is on a checkerboard; on narrow benches one picture, with a button that shows the original while it is held. A stroke stays visible until the new result is there: green keeps, coral removes.

| Key | Does |
| --- | --- |
| Tab | moves through the tools to the picture |
| Arrow keys | move the picture; with Keep or Remove they show the brush and move it by 8 px, with Shift by 1 px |
| Enter, Escape | starts and ends a stroke; drops it or hides the brush |
| Space | moves the picture while it is held |
| K, R, V | Keep, Remove, Move |
| [ and ] | make the brush smaller and larger |
| Z, + and − | full size and back, zoom |
| B | shows the original in place of the result |
| Ctrl Z, Ctrl Shift Z | undo and redo a stroke |

A wheel zooms while Ctrl is held. Each image (\`imageId\`) opens with Move: pointers move it, and a click changes nothing. Once Keep or Remove is taken, a pointer paints, and a click is a dot; two fingers move and zoom.

**Accessibility**: letters work only while focus is inside, and each has a control; \`singleKeys={false}\` turns them off. The pictures are images named by what they show and their file. Around them is an \`application\`, because its arrow keys move the brush; strokes are announced.

\`\`\`tsx
import { MaskEditor } from '@dropwatt/ui/workbench'

<MaskEditor name={file.name} original={original} result={result} brush={{ onStroke, onUndo, onRedo }} />
\`\`\`
`,
} satisfies Meta<typeof MaskEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    onStroke.mockClear()
    const stage = canvas.getByRole('application', { name: 'Picture of oak-stool.jpg' })
    await expect(canvas.getByRole('img', { name: 'Original: oak-stool.jpg' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Move' })).toBeChecked()
    const undo = canvas.getByRole('button', { name: 'Undo stroke' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    stage.focus()
    await userEvent.keyboard('k{Enter}')
    // Without the brush Enter is left to what is around.
    await expect(canvas.getByRole('radio', { name: 'Keep' })).toBeChecked()
    await expect(onStroke).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(onStroke).toHaveBeenCalledOnce()
    const [stroke] = onStroke.mock.calls[0] ?? []
    await expect(stroke?.keeps).toBe(true)
    await expect(stroke?.points).toHaveLength(3)
    await expect(stroke?.points[0]?.[0]).toBeCloseTo(0.5)
    await expect(undo).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    const redo = canvas.getByRole('button', { name: 'Redo stroke' })
    await expect(redo).not.toHaveAttribute('aria-disabled')
  }),
}

/** Nothing can be marked, as on an image with a watermark. */
export const ViewOnly: Story = {
  render: ({ brush: _brush, original: _original, result: _result, ...args }) => (
    <Example
      {...args}
      result={drawnProduct({ shape: 'stool', mark: 'Supplier 014' })}
      resultLabel="With watermark"
    />
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    const stage = canvas.getByRole('application')
    stage.focus()
    await userEvent.keyboard('z')
    await expect(canvas.getByRole('button', { name: '100%, show the whole image' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}-')
    await userEvent.keyboard('b')
    await expect(canvas.getAllByRole('img', { name: 'Original: oak-stool.jpg' })).toHaveLength(2)
  }),
}

/** The result follows a stroke. */
export const Busy: Story = { args: { busy: true } }

/** Neither picture is there yet. */
export const Loading: Story = {
  render: ({ original: _original, result: _result, brush: shown, ...args }) => (
    <MaskEditor {...args} brush={shown} />
  ),
}

export const WithError: Story = {
  render: () => (
    <MaskEditor
      name="oak-stool.jpg"
      brush={brush}
      error="The file was moved or removed. Open the images again."
    />
  ),
}

export const Off: Story = { args: { offReason: 'These images can only be viewed here.' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** One picture, with a button for the original. */
export const OneAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ original: _original, result: _result, ...args }) => (
    <div style={{ maxInlineSize: 390 }}>
      <Example {...args} />
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const hold = await canvas.findByRole('button', { name: 'Hold to see the original' })
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: hold })
    await expect(canvas.getByRole('img', { name: 'Original: oak-stool.jpg' })).toBeVisible()
    await user.pointer({ keys: '[/MouseLeft]', target: hold })
    const result = { name: 'Background removed: oak-stool.jpg' }
    await expect(canvas.getByRole('img', result)).toBeVisible()
  }),
}

/** Images of other shapes, and a small one. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Example brush={brush} />
      <Example
        name="banner-mugs.png"
        original={drawnProduct({ shape: 'mug', size: [1200, 514] })}
        result={drawnProduct({ shape: 'mug', size: [1200, 514], mark: 'Supplier 014' })}
        resultLabel="With watermark"
      />
    </div>
  ),
}
