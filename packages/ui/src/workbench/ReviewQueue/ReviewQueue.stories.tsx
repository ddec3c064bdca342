import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { drawnProduct } from '../../../docs/pictureExamples.js'
import { Button } from '../../components/Button/index.js'
import { useLocale } from '../../i18n/index.js'
import { DownloadIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import {
  ReviewQueue,
  type CutoutChoices,
  type ReviewDecision,
  type ReviewImage,
  type ReviewPictures,
  type ReviewQueueProps,
} from './index.js'

const shapes = ['bottle', 'stool', 'mug', 'lamp', 'bag'] as const

const listed: readonly ReviewImage[] = [
  { id: '1', name: 'glass-bottle.jpg', reasons: ['transparent'] },
  { id: '2', name: 'oak-stool.jpg', reasons: ['gaps', 'shadow'] },
  { id: '3', name: 'red-mug.png', reasons: ['shadow'] },
  { id: '4', name: 'desk-lamp.webp', reasons: ['white-on-white'] },
  { id: '5', name: 'canvas-tote.jpg', reasons: ['busy'] },
]

const firstChoices: CutoutChoices = { removesGaps: true, removesShadow: true, edge: 'soft' }

function decidedOn(image: ReviewImage, decision: ReviewDecision): ReviewImage {
  return { ...image, decision }
}

/** The pictures of an image, as they are once it is open. */
function picturesOf(id: string | null, kind: ReviewQueueProps['kind'], small = false) {
  const shape = shapes[Number(id) - 1] ?? 'stool'
  const size = small ? ([160, 160] as const) : ([1200, 1200] as const)
  const isCutOut = kind === undefined || kind === 'cutout'
  return {
    original: drawnProduct({ shape, size }),
    result: isCutOut
      ? drawnProduct({ shape, size, isCutOut, hasGaps: shape === 'stool' })
      : drawnProduct({ shape, size, mark: 'Supplier 014' }),
  } satisfies ReviewPictures
}

function Example({
  images: first = listed,
  current: start = '2',
  pictures,
  onDecide,
  onChoicesChange,
  kind,
  choices = kind === undefined ? firstChoices : undefined,
  ...props
}: Partial<ReviewQueueProps>) {
  const words = wordsOf(useLocale())
  const [images, setImages] = useState(first)
  const [current, setCurrent] = useState(start)
  const [chosen, setChosen] = useState(choices)
  return (
    <ReviewQueue
      images={images.map((image) => ({
        ...image,
        thumbnail: picturesOf(image.id, kind, true).result,
      }))}
      current={current}
      onCurrentChange={setCurrent}
      pictures={pictures ?? picturesOf(current, kind)}
      onDecide={(id, decision) => {
        setImages(images.map((image) => (image.id === id ? decidedOn(image, decision) : image)))
        onDecide?.(id, decision)
      }}
      {...(kind && { kind })}
      {...(chosen && {
        choices: chosen,
        brush: { onStroke: () => {} },
        onChoicesChange: (change: Partial<CutoutChoices>) => {
          setChosen({ ...chosen, ...change })
          onChoicesChange?.(change)
        },
      })}
      doneActions={
        <Button variant="neon" leading={<DownloadIcon />}>
          {words('Download ZIP', 'Scarica lo ZIP')}
        </Button>
      }
      {...props}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'One image at a time, with the reason and what to do.',
    render: () => <Example />,
  },
  dont: {
    caption: 'A single warning needs no queue. Use a Notice.',
    render: () => (
      <Notice tone="warning" title="1 image was not changed">
        The file is damaged.
      </Notice>
    ),
  },
}

const meta = {
  title: 'Workbench/ReviewQueue (image review, approval, moderation, triage)',
  id: 'workbench-reviewqueue',
  component: ReviewQueue,
  args: {
    images: listed,
    current: '2',
    pictures: {},
    onCurrentChange: fn(),
    onDecide: fn(),
    onChoicesChange: fn(),
    onShortcuts: fn(),
    onBack: fn(),
  },
  argTypes: {
    images: { control: false },
    pictures: { control: false },
    choices: { control: false },
    brush: { control: false },
  },
  render: ({ pictures: _pictures, onCurrentChange: _onCurrentChange, ...args }) => (
    <Example {...args} />
  ),
  parameters: docsPage({ examples })`
Shows the images that need review one after the other, and takes a decision on each. The ref and other props are passed to the \`<section>\`.

**Use it** for results that a person should look at before they are used. **Do not use it** for images that are ready: \`ImageGrid\` shows all of them.

**Anatomy**: name and place in the list, the picture with its brush in \`MaskEditor\`, why it needs review and what to do, how its background is removed, three decisions, keys, small pictures of the images around it with their decisions, and the progress. After the last image it says what was decided.

| Key | Does |
| --- | --- |
| Tab | moves through the tools, the picture, the small pictures, the settings and the decisions |
| Enter | approves the result and goes on, or leaves an image that cannot be shown for later; not where a button has focus or the brush is shown |
| Shift Enter | goes to the previous image |
| O or Alt O | keeps the original and goes on |
| S or Alt S | leaves the image for later and goes on |
| Left, Right | go through the small pictures |
| ? | shows all shortcuts |

The keys of \`MaskEditor\` work wherever focus is inside. A decision is about pictures that were seen: one that comes earlier waits until they are shown, and is dropped where another image is opened first. A key that is held decides about one image. Load the pictures of the images that come next beforehand: \`reviewIdsAfter\` lists them.

**Accessibility**: a region named by the image. With \`takesFocus\` focus is on the picture when the review opens; it is there after each decision, and at the end on \`doneFocus\` or the heading that says what was decided. Each image is announced with its place and its reason, and the end with what was decided. Letters work only while focus is inside, each has a button, and \`singleKeys={false}\` turns them off. An image that cannot be shown cannot be approved.

\`\`\`tsx
import { ReviewQueue } from '@dropwatt/ui/workbench'

<ReviewQueue images={images} current={current} onCurrentChange={setCurrent} pictures={pictures} onDecide={decide} />
\`\`\`
`,
} satisfies Meta<typeof ReviewQueue>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'oak-stool.jpg' })
    await expect(within(region).getByText('2 of 5')).toBeVisible()
    const reason = within(region).getByRole('group', { name: 'Background left in gaps' })
    await expect(reason).toHaveTextContent('Also: shadow left.')
    await userEvent.click(canvas.getByRole('switch', { name: 'Remove background in gaps' }))
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ removesGaps: false })
    await userEvent.click(canvas.getByRole('radio', { name: 'Sharp' }))
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ edge: 'sharp' })

    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenLastCalledWith('2', 'approved')
    await expect(canvas.getByRole('region', { name: 'red-mug.png' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByText('red-mug.png, 3 of 5, shadow left.')).toBeInTheDocument(),
    )
    await userEvent.keyboard('s')
    await expect(args.onDecide).toHaveBeenLastCalledWith('3', 'later')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByRole('region', { name: 'red-mug.png' })).toBeVisible()
    await userEvent.keyboard('o')
    await expect(args.onDecide).toHaveBeenLastCalledWith('3', 'original')
    await userEvent.keyboard('?')
    await expect(args.onShortcuts).toHaveBeenCalledOnce()
    await expect(canvas.getByText('2 of 5 reviewed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'oak-stool.jpg, approved' })).toBeVisible()
  }),
}

/** Downloads the images once all are reviewed. */
function WithDownload(props: Partial<ReviewQueueProps>) {
  const download = useRef<HTMLButtonElement>(null)
  const words = wordsOf(useLocale())
  return (
    <Example
      {...props}
      doneFocus={download}
      doneActions={
        <Button ref={download} variant="neon" leading={<DownloadIcon />}>
          {words('Download ZIP', 'Scarica lo ZIP')}
        </Button>
      }
    />
  )
}

/** The last decision leads to the download, and says what was decided. */
export const ToDownload: Story = {
  args: {
    current: '5',
    images: listed.map((image, index) => (index === 4 ? image : decidedOn(image, 'approved'))),
    takesFocus: true,
  },
  render: ({ onCurrentChange: _onCurrentChange, pictures: _pictures, ...args }) => (
    <WithDownload {...args} />
  ),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Download ZIP' })).toHaveFocus()
    await expect(
      await canvas.findByText('All 5 images reviewed. 5 approved, 0 keep the original.'),
    ).toBeInTheDocument()
  }),
}

/** The last decision leads to what was decided. */
export const LastImage: Story = {
  args: {
    current: '5',
    images: listed.map((image, index) =>
      index === 4 ? image : decidedOn(image, index < 3 ? 'approved' : 'original'),
    ),
  },
  play: inEnglish(async ({ args, canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}')
    const heading = await canvas.findByRole('heading', { name: 'All 5 images reviewed.' })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText('4 approved, 1 keeps the original.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to images' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  }),
}

/** Images left for later are reviewed once more at the end. */
export const LeftForLater: Story = {
  args: {
    current: null,
    images: listed.map((image, index) => decidedOn(image, index < 3 ? 'approved' : 'later')),
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 images are left to decide' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review 2' }))
    await expect(canvas.getByRole('region', { name: 'desk-lamp.webp' })).toBeVisible()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'canvas-tote.jpg' })).toBeVisible()
  }),
}

/** Nothing needs review. */
export const Empty: Story = { args: { images: [], current: null } }

/** Nothing needs review yet: the automation goes on. */
export const EmptyWhileProcessing: Story = {
  args: { images: [], current: null, processing: 174 },
}

/** The pictures of the first image are there, those of the others once they are loaded. */
function Loading(props: Partial<ReviewQueueProps>) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <Example {...props} pictures={isLoaded ? undefined : { busy: true }} />
      <Button onClick={() => setLoaded(true)}>Load</Button>
    </>
  )
}

/** A decision waits for the result, and is dropped where another image is opened first. */
export const Busy: Story = {
  render: ({ onCurrentChange: _onCurrentChange, ...args }) => (
    <Loading {...args} takesFocus processing={12} />
  ),
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onDecide).not.toHaveBeenCalled()
    const approve = canvas.getByRole('button', { name: 'Approve and next' })
    await expect(approve).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByRole('region', { name: 'glass-bottle.jpg' })).toBeVisible()
    await expect(approve).not.toHaveAttribute('aria-busy', 'true')
    await userEvent.click(approve)
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('region', { name: 'oak-stool.jpg' })).toBeVisible()
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(args.onDecide).toHaveBeenCalledWith('1', 'approved')
  }),
}

/** A key that is held decides about one image, also on a button. */
export const HeldKey: Story = {
  args: { takesFocus: true },
  play: inEnglish(async ({ args, canvas }) => {
    const stage = canvas.getByRole('application')
    await expect(stage).toHaveFocus()
    await fireEvent.keyDown(stage, { key: 'Enter', repeat: true })
    await fireEvent.keyDown(stage, { key: 's', repeat: true })
    await expect(args.onDecide).not.toHaveBeenCalled()
    const original = canvas.getByRole('button', { name: 'Keep original' })
    // The browser presses a button once more where this is not prevented.
    await expect(await fireEvent.keyDown(original, { key: 'Enter', repeat: true })).toBe(false)
    await expect(await fireEvent.keyDown(original, { key: 'Enter' })).toBe(true)
  }),
}

/** An image that cannot be shown cannot be approved: Enter leaves it for later. */
export const WithError: Story = {
  render: ({ onCurrentChange: _onCurrentChange, ...args }) => (
    <Example
      {...args}
      takesFocus
      pictures={{ error: 'The file was moved or removed. Open it again.' }}
    />
  ),
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve and next' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Decide later' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenCalledWith('2', 'later')
    await userEvent.keyboard('o')
    await expect(args.onDecide).toHaveBeenLastCalledWith('3', 'original')
  }),
}

/** In a second tab. */
export const ReadOnly: Story = { args: { offReason: 'These images can only be viewed here.' } }

/** A watermark is approved or not; there is nothing to brush. */
export const Watermark: Story = {
  args: {
    kind: 'watermark',
    images: [{ id: '2', name: 'oak-stool.jpg', reasons: ['covers-product'] }],
  },
}

/** A compressed image that differs more than the others. */
export const Compression: Story = {
  args: {
    kind: 'compression',
    images: [{ id: '2', name: 'oak-stool.jpg', reasons: ['less-similar'] }],
    singleKeys: false,
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With and without a brush, and at the end. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Example {...args} pictures={undefined} />
      <Example {...args} pictures={undefined} current={null} />
    </div>
  ),
}
