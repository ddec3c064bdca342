import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ComparePriceIcon, CurrencyIcon } from '../../icons/index.js'
import { PriceTable, type Money, type PriceTableProps } from './index.js'

function euros(amount: number): Money {
  return { amount, currency: 'EUR' }
}

const args = {
  caption: 'Two prices, and the same prices with a compare-at price struck through.',
  icon: ComparePriceIcon,
  heads: { name: 'Product', before: 'Price before', after: 'Price after' },
  products: [
    {
      id: 'tee',
      name: 'Heavyweight cotton tee',
      before: euros(24.9),
      after: euros(24.9),
      compareAt: euros(34.9),
    },
    {
      id: 'pack',
      name: 'Cotton tee, pack of three',
      before: euros(64.9),
      after: euros(64.9),
      compareAt: euros(89.9),
    },
  ],
} satisfies PriceTableProps

const converted = {
  caption: 'A price in dollars, and the same price in euros. Sample rate: $1.00 to €0.92.',
  icon: CurrencyIcon,
  heads: { name: 'Product', before: 'In dollars', after: 'In euros' },
  products: [
    {
      id: 'tee',
      name: 'Heavyweight cotton tee',
      before: { amount: 11.4, currency: 'USD' },
      after: euros(10.49),
    },
  ],
} satisfies PriceTableProps

const examples: Examples = {
  do: {
    caption: 'For converted prices, the caption states the rate, so that they can be checked.',
    render: () => <PriceTable {...converted} />,
  },
  dont: {
    caption: 'A compare-at price below the price is not a discount.',
    render: () => (
      <PriceTable
        {...args}
        products={[
          {
            id: 'tee',
            name: 'Heavyweight cotton tee',
            before: euros(24.9),
            after: euros(24.9),
            compareAt: euros(19.9),
          },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/PriceTable (compare-at, converted prices, was price)',
  id: 'components-pricetable',
  component: PriceTable,
  args,
  argTypes: {
    icon: { control: false },
    heads: { control: false },
    products: { control: false },
  },
  parameters: docsPage({ examples })`
Shows prices before and after, side by side.

**Use it** for an example with a few products. **Do not use it** for the plans of a service, or for prices with their cost (\`MarginLedger\`).

**Anatomy**: a \`ChangeTable\` with one price on each side of the wire, and an optional compare-at price on the side after. Amounts are formatted for the current language.

**Keyboard**: it takes no keys.

**Accessibility**: a table like \`ChangeTable\`. A struck-through price starts with a visually hidden "Was", so that it is not read as the price.

\`\`\`tsx
import { PriceTable } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof PriceTable>

export default meta
type Story = StoryObj<PriceTableProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Heavyweight cotton tee/ })
    const cells = within(row).getAllByRole('cell')
    await expect(cells[0]).toHaveTextContent('€24.90')
    await expect(cells[1]).toHaveTextContent('Was €34.90')
  }),
}

/** From one currency into another. */
export const Converted: Story = { args: converted }

/** Compare-at and converted prices, wide and narrow. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PriceTable {...args} />
      <PriceTable {...converted} />
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <PriceTable {...args} />
      </div>
    </div>
  ),
}
