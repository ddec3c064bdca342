import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { MarginIcon } from '../../icons/index.js'
import { MarginLedger, type MarginLedgerProps } from './index.js'

const args = {
  caption: 'Price, cost and margin of two products, and of both together.',
  icon: MarginIcon,
  heads: {
    name: 'Product',
    price: 'Price',
    cost: 'Cost of goods',
    margin: 'Margin',
    total: 'Both',
  },
  products: [
    { id: 'tee', name: 'Heavyweight cotton tee', price: 24.9, cost: 10.49 },
    { id: 'pack', name: 'Cotton tee, pack of three', price: 64.9, cost: 27.14 },
  ],
} satisfies MarginLedgerProps

const examples: Examples = {
  do: {
    caption: 'The cost of goods only, as the column header says.',
    render: () => <MarginLedger {...args} />,
  },
  dont: {
    caption: 'Without its cost, the whole price looks like margin. Leave the product out.',
    render: () => (
      <MarginLedger
        {...args}
        products={[{ id: 'tee', name: 'Heavyweight cotton tee', price: 24.9, cost: 0 }]}
      />
    ),
  },
}

const meta = {
  title: 'Components/MarginLedger (profit table, cost of goods, COGS)',
  id: 'components-marginledger',
  component: MarginLedger,
  args,
  argTypes: {
    icon: { control: false },
    heads: { control: false },
    products: { control: false },
  },
  parameters: docsPage({ examples })`
Shows the margin of each product after the cost of goods.

**Use it** for an example with a few products in one currency. **Do not use it** for accounting: it covers only the cost of goods, without fees, taxes or postage.

**Anatomy**: a \`ChangeTable\` with price and cost before the wire and the margin after it: twenty cells, each a twentieth of the price, the amount and the share. The last row is the total.

**Keyboard**: it takes no keys.

**Accessibility**: a table like \`ChangeTable\`. The cells are decorative; amount and share say the same in figures, in the current language. Sums are calculated in cents.

\`\`\`tsx
import { MarginLedger } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof MarginLedger>

export default meta
type Story = StoryObj<MarginLedgerProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Both/ })
    await expect(row).toHaveTextContent('€89.80')
    await expect(row).toHaveTextContent('€37.63')
    await expect(row).toHaveTextContent('€52.17')
    await expect(row).toHaveTextContent('58.1%')
  }),
}

/** A good margin, a thin one, none and a loss. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <MarginLedger
        {...args}
        caption="Price, cost and margin of four products, and of all together."
        heads={{ ...args.heads, total: 'All' }}
        products={[
          { id: 'good', name: 'Good margin', price: 20, cost: 5 },
          { id: 'thin', name: 'Thin margin', price: 20, cost: 18 },
          { id: 'none', name: 'No margin', price: 20, cost: 20 },
          { id: 'loss', name: 'Loss', price: 20, cost: 24 },
        ]}
      />
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <MarginLedger {...args} />
      </div>
    </div>
  ),
}
