import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { ImageBench, type ImageBenchProps } from '../../test/ImageBench.js'
import { sampleImages } from '../../test/sampleImages.js'
import { ImageGrid } from './index.js'

const few = sampleImages(12)
const many = sampleImages(5000)
const noCounts = { all: 0, review: 0, ready: 0, excluded: 0, waiting: 0 } as const

const examples: Examples = {
  do: {
    caption: 'Each image with its state, and why it needs review.',
    render: () => (
      <Card flush>
        <ImageBench all={few.slice(0, 4)} />
      </Card>
    ),
  },
  dont: {
    caption: 'File names instead of pictures. Load a small picture of each image near the view.',
    render: () => (
      <Card flush>
        <ImageBench all={sampleImages(4, { picture: undefined })} />
      </Card>
    ),
  },
}

const meta = {
  title: 'Workbench/ImageGrid (gallery, thumbnails, image tile, virtual grid)',
  id: 'workbench-imagegrid',
  component: ImageGrid,
  args: {
    imageCount: few.length,
    images: (index: number) => few[index],
    revision: 0,
    filter: 'all',
    onFilterChange: fn(),
    counts: noCounts,
    view: 'grid',
    onViewChange: fn(),
    onExcludedChange: fn(),
    onOpen: fn(),
  },
  argTypes: { images: { control: false } },
  render: ({ view, onOpen, onExcludedChange, isReadOnly }) => (
    <Bench firstView={view} {...{ onOpen, onExcludedChange, isReadOnly }} />
  ),
  parameters: docsPage({ examples })`
Shows the images of a set with their states, to look through, exclude and open.

**Use it** for any number of images that an automation works on. **Do not use it** for what a job saved in bytes (\`ImageResults\`), or to look at one image (\`ReviewQueue\`).

**Anatomy**: filters with counts, the choice between grid and list, then a tile for each image: its picture, on squares where it is transparent; its state; its name, whose extension always stays; its size, or why it needs review. A checkbox excludes it. Only the images in view and near it are in the document; \`onNear\` says which pictures to load.

| Key | Does |
| --- | --- |
| Tab | moves to the image that had focus last, then on |
| Arrow keys | move between images, in both directions |
| Home, End | move to the first or last image of the row; with Control of the set |
| Page Up, Page Down | move by what is in view |
| Space | excludes or includes the image |
| Enter | opens the image, if it has a result |

**Accessibility**: a grid with one tab stop, with the number of all its rows and columns. Each image is named by its file, its state with the reason, and its size. Excluding and including are announced. An image that leaves the filter passes focus to the next one.

\`\`\`tsx
import { ImageGrid } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof ImageGrid>

export default meta
type Story = StoryObj<typeof meta>

function Bench(props: Omit<ImageBenchProps, 'all'> & Partial<Pick<ImageBenchProps, 'all'>>) {
  return (
    <Card flush>
      <div style={{ paddingBlockStart: 20 }}>
        <ImageBench all={few} {...props} />
      </div>
    </Card>
  )
}

export const Default: Story = {
  play: inEnglish(async ({ canvas, args: { onOpen, onExcludedChange } }) => {
    const first = canvas.getByRole('gridcell', { name: /^enamel-mug-red.jpg, Ready/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    const stool = canvas.getByRole('gridcell', {
      name: 'oak-stool.jpg, Needs review, background left in gaps, 0.6\u00A0MB',
    })
    await expect(stool).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'image-1' }), 1)
    await userEvent.keyboard(' ')
    await expect(onExcludedChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'image-1' }),
      true,
      1,
    )
    await expect(stool).toHaveAccessibleName(/Excluded/)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('oak-stool.jpg excluded.'),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include oak-stool.jpg' }))
    await expect(stool).toHaveAccessibleName(/Waiting/)
  }),
}

/** One image in each row. */
export const List: Story = {
  args: { view: 'list' },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('gridcell', {
        name: /^canvas-tote-.*Needs review, transparent product/,
      }),
    ).toHaveTextContent('transparent product')
  }),
}

/** Thousands of images, of which only those in view are in the document. */
export const Many: Story = {
  render: ({ onOpen }) => <Bench all={many} onOpen={onOpen} />,
  play: inEnglish(async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const columns = Number(grid.getAttribute('aria-colcount'))
    await expect(grid).toHaveAttribute('aria-rowcount', String(Math.ceil(5000 / columns)))
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(120)
  }),
}

/** Nothing has been processed yet. */
export const Opened: Story = {
  render: () => <Bench all={sampleImages(12, { status: { kind: 'open' }, folder: 'summer' })} />,
}

/** No image has the chosen state. */
export const Empty: Story = {
  render: (args) => (
    <Card flush>
      <ImageGrid {...args} imageCount={0} images={() => undefined} filter="review" />
    </Card>
  ),
  play: inEnglish(async ({ canvas, args: { onFilterChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all images' }))
    await expect(onFilterChange).toHaveBeenCalledWith('all')
  }),
}

/** The images are being read. */
export const Loading: Story = {
  render: (args) => (
    <Card flush>
      <ImageGrid {...args} images={() => undefined} counts={{ ...noCounts, all: 12 }} />
    </Card>
  ),
}

/** Images that cannot be used say why. */
export const Refused: Story = {
  render: () => (
    <Bench
      all={(['heic', 'animated', 'too-large', 'corrupt', 'failed'] as const).map((problem, at) => ({
        id: problem,
        name: `photo-${at + 1}.jpg`,
        bytes: 1_200_000,
        status: { kind: 'refused', problem },
      }))}
    />
  ),
}

/** In a second tab, images can be seen but not excluded. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  }),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: inEnglish(async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('gridcell')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  }),
}

/** Both views. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Bench />
      <Bench firstView="list" />
    </div>
  ),
}
