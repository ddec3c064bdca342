import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { usePlans, type Plan } from '../../catalogue/plans.js'
import { InfoIcon, RenewIcon } from '../../icons/index.js'
import { PricingTable, type PricingTableProps } from './index.js'

/** The real plans, in the language of the toolbar, unless a story passes its own. */
function Sold(props: Partial<PricingTableProps>) {
  return <PricingTable plans={usePlans()} {...props} />
}

function withLight(plan: Plan, highlighted: boolean): Plan {
  return { ...plan, highlighted }
}

function Pair({ lit }: { readonly lit: number }) {
  const plans = usePlans()
    .slice(1, 3)
    .map((plan, index) => withLight(plan, index < lit))
  return <PricingTable plans={plans} />
}

const examples: Examples = {
  do: {
    caption: 'One plan is raised, and its button is neon.',
    render: () => <Pair lit={1} />,
  },
  dont: {
    caption: 'Everything is raised, so nothing is. Two neon buttons compete.',
    render: () => <Pair lit={2} />,
  },
}

const meta = {
  title: 'Components/PricingTable (plans, price list, subscription)',
  id: 'components-pricingtable',
  component: PricingTable,
  render: (args) => <Sold {...args} />,
  argTypes: { plans: { control: false }, notes: { control: false } },
  parameters: docsPage({ examples })`
Compares the plans as one price list, with what each price includes shown as blocks.

**Use it** where plans are compared and chosen. **Do not use it** to show the current plan (a \`Card\`), or for more than four plans.

**Anatomy**: for each plan its name, tagline, price, earlier price with the discount, amount (text, price per product, blocks of 20 products), features, button and length of the trial; under the list a legend for the blocks and the notes. \`highlighted\` raises one plan and lights its border. The discount and the price per product are calculated from the prices. It responds to its container: four columns, two up to 1100 px, one up to 600 px.

| Key | Does |
| --- | --- |
| Tab | moves to the button of the next plan |
| Enter | opens the address; with \`onChoose\`, chooses the plan |
| Space | with \`onChoose\`, chooses the plan |

**Accessibility**: each plan is an article named by its heading, and its button is described by that name. The earlier price starts with "Was", because strikethrough is not announced. The blocks are decorative. Amounts are formatted for the language: €24.99, 24,99 €. The rows of all plans stay aligned when text wraps. In forced colours the blocks keep a border and the raised plan an outline.

\`\`\`tsx
import { PricingTable, usePlans } from '@dropwatt/ui'

<PricingTable plans={usePlans()} onChoose={(plan) => checkOut(plan.id)} />
\`\`\`
`,
} satisfies Meta<typeof PricingTable>

export default meta
type Story = StoryObj<PricingTableProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const plans = within(canvasElement).getAllByRole('article')
    await expect(plans).toHaveLength(4)
    const links = within(canvasElement).getAllByRole('link', { name: 'Start Free Trial' })
    for (const [index, link] of links.entries()) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expect(link).toHaveAttribute('href', '/login')
      await expect(link).toHaveAccessibleDescription(/^(BASIC|OPTIMIZER) /)
      await expect(plans[index]).toContainElement(link)
    }
  }),
}

/** With a handler the buttons choose a plan instead of linking. */
export const Choosing: Story = {
  args: { onChoose: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const plan = within(canvasElement).getByRole('article', { name: 'OPTIMIZER 500' })
    const button = within(plan).getByRole('button', { name: 'Start Free Trial' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'optimizer-500', price: 39.99 }),
    )
  }),
}

/** Conditions of all plans are shown under the list. */
export const WithNotes: Story = {
  args: {
    notes: [
      { icon: RenewIcon, text: 'Credits do not roll over and reset each billing cycle' },
      { icon: InfoIcon, text: 'No refunds after payment' },
    ],
  },
}

/** The earlier price is marked by text too, for users who do not see the strikethrough. */
export const EarlierPrice: Story = {
  render: () => <Pair lit={1} />,
  play: inEnglish(async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole('article', { name: 'OPTIMIZER 300' })
    await expect(plan).toHaveTextContent('Was €49.99')
    await expect(plan).toHaveTextContent('50% off')
  }),
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Sold />
      <Pair lit={1} />
      <Pair lit={0} />
      <div style={{ maxInlineSize: 360 }}>
        <Pair lit={1} />
      </div>
    </div>
  ),
}
