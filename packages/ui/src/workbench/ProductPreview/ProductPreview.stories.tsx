import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { ProductPreview, type PreviewedProduct, type ProductPreviewProps } from './index.js'

const bottle: PreviewedProduct = {
  title: 'Steel bottle',
  handle: 'steel-bottle',
  vendor: 'Supplier 014',
  status: 'Draft',
  variants: 2,
  variantNames: ['0.5 l', '0.75 l'],
  price: '17.99',
  compareAtPrice: '19.90',
  cost: '7.20',
  image: 'https://example.com/btl-05.jpg',
  images: 3,
}

const mug: PreviewedProduct = {
  title: 'Enamel mug',
  handle: 'enamel-mug',
  status: 'Draft',
  variants: 1,
  price: '9.99',
}

function Example({ product, ...props }: Partial<ProductPreviewProps>) {
  const words = wordsOf(useLocale())
  const [index, setIndex] = useState(0)
  const shown = product ?? (index === 0 ? bottle : mug)
  const missing = [
    words('No description in the file', 'Nessuna descrizione nel file'),
    words('No image in the file', 'Nessuna immagine nel file'),
  ]
  return (
    <ProductPreview
      count={911}
      notes={missing.slice(0, index + 1)}
      {...props}
      product={{ ...shown, status: words('Draft', 'Bozza') }}
      index={index}
      onIndexChange={(next) => {
        setIndex(next)
        props.onIndexChange?.(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'One product as it will be, with what its source lacks.',
    render: () => <Example />,
  },
  dont: {
    caption: 'A product without a price or a note: what is missing is found in the store.',
    render: () => (
      <Example
        product={{ title: 'Steel bottle', handle: 'steel-bottle', status: 'Draft', variants: 2 }}
        notes={[]}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/ProductPreview (product card, import preview)',
  id: 'workbench-productpreview',
  component: ProductPreview,
  args: { product: undefined, index: 0, count: 911, onIndexChange: fn() },
  argTypes: { product: { control: false } },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: 480 })],
  parameters: docsPage({ examples })`
Shows one product as an import will create it, with buttons to the others.

**Use it** beside a mapping of columns, so that a wrong one is seen at once. **Do not use it** to list products: use \`ImportedProducts\`.

**Anatomy**: its place among all products and buttons to its neighbours; title, handle, vendor and status; variants; prices; the address of its picture; what is missing. The picture itself is never loaded, as that would tell its server about the user.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons |
| Enter, Space | shows the product before or after this one |

**Accessibility**: a region with its heading. The prices are named for screen readers.

\`\`\`tsx
import { ProductPreview } from '@dropwatt/ui/workbench'

<ProductPreview product={product} index={0} count={911} onIndexChange={show} />
\`\`\`
`,
} satisfies Meta<typeof ProductPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview of the first product' })).toBeVisible()
    await expect(canvas.getByText('2 variants: 0.5 l and 0.75 l')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Previous product' }),
    ).toHaveAccessibleDescription('This is the first product.')
    await userEvent.click(canvas.getByRole('button', { name: 'Next product' }))
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByText('2 of 911')).toBeVisible()
    await expect(canvas.getByText('Enamel mug')).toBeVisible()
  }),
}

export const Empty: Story = { args: { count: 0 } }

export const Busy: Story = {
  render: (args) => <ProductPreview {...args} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Matrix: Story = { parameters: { controls: { disable: true } } }
