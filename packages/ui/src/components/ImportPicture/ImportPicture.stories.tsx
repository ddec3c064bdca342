import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { BulkImportIcon, ImportIcon } from '../../icons/index.js'
import { ImportPicture, type ImportedListing, type ImportPictureProps } from './index.js'

const tee: ImportedListing = {
  url: 'https://example.com/products/cotton-tee',
  title: 'Heavyweight cotton tee',
  price: { amount: 24.9, currency: 'EUR' },
  options: 'Sizes M, L and XL',
}
const pack: ImportedListing = {
  url: 'https://example.com/products/tee-pack-of-three',
  title: 'Cotton tee, pack of three',
  price: { amount: 64.9, currency: 'EUR' },
  options: 'Sizes M, L and XL',
}

const args = {
  caption: 'The link of one product, and the imported listing.',
  icon: ImportIcon,
  linkHead: 'Link in',
  listingHead: 'Listing out',
  listings: [tee],
} satisfies ImportPictureProps

const several = {
  ...args,
  caption: 'The links of two products, and the imported listings.',
  icon: BulkImportIcon,
  listings: [tee, pack],
} satisfies ImportPictureProps

const examples: Examples = {
  do: {
    caption: 'Addresses at example.com, which nobody owns.',
    render: () => <ImportPicture {...several} />,
  },
  dont: {
    caption: 'An address that somebody may own shows a stranger’s store.',
    render: () => (
      <ImportPicture {...args} listings={[{ ...tee, url: 'https://cotton-tees.shop/tee' }]} />
    ),
  },
}

const meta = {
  title: 'Components/ImportPicture (link preview, product import, listing card)',
  id: 'components-importpicture',
  component: ImportPicture,
  args,
  argTypes: { icon: { control: false }, listings: { control: false } },
  parameters: docsPage({ examples })`
Shows how product links become listings.

**Use it** to show the result of importing an address. **Do not use it** to enter an address: what looks like a field is text.

**Anatomy**: for each product the link, the wire with the icon of the automation, and the listing with its photo, price and options; with the caption of an \`Exhibit\`. In a container narrower than 42 rem the wire runs down.

**Keyboard**: it takes no keys.

**Accessibility**: a list with an item for each product, its address first. Addresses are left-to-right in every language. The wire and the photo are decorative.

\`\`\`tsx
import { ImportPicture } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof ImportPicture>

export default meta
type Story = StoryObj<ImportPictureProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: args.caption })
    const item = within(figure).getByRole('listitem')
    await expect(item).toHaveTextContent(tee.url)
    await expect(item).toHaveTextContent('€24.90')
    await expect(within(figure).queryByRole('link')).toBeNull()
  }),
}

/** One row for each product. */
export const Several: Story = {
  args: several,
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  }),
}

/** One and several, wide and narrow. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ImportPicture {...args} />
      <ImportPicture {...several} />
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <ImportPicture {...several} />
      </div>
    </div>
  ),
}
