import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { drawnProduct, type DrawnProduct } from '../../../docs/pictureExamples.js'
import { light } from '../../tokens/index.js'
import { Picture } from '../Picture/index.js'
import { ImagePreviews, type PreviewImage } from './index.js'

const marked = 'Supplier 014'

function preview(name: string, product: DrawnProduct, size: readonly [number, number]) {
  const [width, height] = size
  return { id: name, name, width, height, picture: drawnProduct(product) } satisfies PreviewImage
}

const others = (['stool', 'bag', 'beanie', 'lamp', 'mug', 'bottle'] as const).map((shape) =>
  preview(`${shape}.jpg`, { shape, size: [300, 300], mark: marked }, [1600, 1600]),
)

const watermarks: readonly PreviewImage[] = [
  preview('oak-stool.jpg', { shape: 'stool', size: [900, 900], mark: marked }, [2048, 2048]),
  preview('banner-mugs.png', { shape: 'mug', size: [900, 386], mark: marked }, [2400, 1028]),
  {
    ...preview(
      'steel-bottle.webp',
      { shape: 'bottle', size: [240, 320], mark: marked },
      [240, 320],
    ),
    reason: 'covers-product',
  },
  ...others,
]

const backgrounds = (['stool', 'mug', 'bottle', 'bag', 'beanie', 'lamp'] as const).map((shape) =>
  preview(
    `${shape}.jpg`,
    { shape, size: [400, 400], ground: [light.surface, light.border] },
    [2048, 2048],
  ),
)

const examples: Examples = {
  do: {
    caption: 'The sizes that differ most, so that a mark that fits them fits all.',
    render: () => <ImagePreviews kind="watermark" images={watermarks.slice(0, 3)} />,
  },
  dont: {
    caption: 'A single picture needs no preview of many. Use Picture.',
    render: () => (
      <div style={{ inlineSize: 200 }}>
        <Picture source={backgrounds[0]?.picture} label="Stool" />
      </div>
    ),
  },
}

const meta = {
  title: 'Workbench/ImagePreviews (live preview, thumbnails, samples)',
  id: 'workbench-imagepreviews',
  component: ImagePreviews,
  args: {
    kind: 'watermark',
    images: watermarks,
    counts: { ready: 210, all: 212, review: 2 },
    onOther: fn(),
  },
  argTypes: { images: { control: false } },
  parameters: docsPage({ examples })`
Shows what the current options make of some images. The ref and other props are passed to the \`<section>\`.

**Use it** beside options whose result has to be seen, while they change. **Do not use it** for all images of a set: that is \`ImageGrid\`.

**Anatomy**: how many images there are and how many need review; for watermarks the largest, the widest and the smallest image with names and sizes, and up to six others below; for backgrounds all in the same size; a button for other images.

| Key | Does |
| --- | --- |
| Tab | moves through the images, where they open, and to Other images |
| Enter | opens the image |

**Accessibility**: a region named Preview, marked as busy while its pictures show older options. Each picture is an image named by its file, with the reason where it needs review.

\`\`\`tsx
import { ImagePreviews } from '@dropwatt/ui/workbench'

<ImagePreviews kind="watermark" images={images} counts={counts} onOther={showOthers} />
\`\`\`
`,
} satisfies Meta<typeof ImagePreviews>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByText('210 of 212 images will get the watermark.')).toBeVisible()
    await expect(canvas.getByText('banner-mugs.png, 2,400 × 1,028')).toBeVisible()
    const bottle = canvas.getByRole('img', { name: 'steel-bottle.webp, covers the product' })
    await expect(bottle).toBeVisible()
    await expect(canvas.getByText('Covers the product')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Other images' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  }),
}

/** Templates on the member's own images. */
export const Background: Story = {
  args: { kind: 'background', images: backgrounds, counts: { ready: 200, all: 212, review: 9 } },
}

/** Images open for a closer look. */
export const Openable: Story = {
  args: { kind: 'background', images: backgrounds, onOpen: fn() },
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'mug.jpg' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('mug.jpg')
  }),
}

/** An option was changed. */
export const Busy: Story = { args: { busy: true } }

/** Nothing is computed yet. */
export const Loading: Story = {
  args: {
    busy: true,
    images: watermarks.map(({ picture: _picture, ...image }) => image),
  },
}

export const WithError: Story = {
  args: {
    images: watermarks.map((image, index) =>
      index === 1 ? Object.assign({}, image, { error: 'The file is damaged.' }) : image,
    ),
  },
}

export const Empty: Story = { args: { images: [] } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ImagePreviews {...args} />
      <ImagePreviews {...args} kind="background" images={backgrounds} aria-label="Backgrounds" />
    </div>
  ),
}
