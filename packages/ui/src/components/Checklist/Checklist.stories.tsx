import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Checklist, type ChecklistProps } from './index.js'

const items = [
  { id: 'connect-store', label: 'Connect your Shopify store' },
  { id: 'first-automation', label: 'Launch your first automation' },
  { id: 'enable-notifications', label: 'Enable notifications' },
]
const doneMessage = "All done! You're ready to supercharge your store."

const examples: Examples = {
  do: {
    caption: 'A few steps towards one goal.',
    render: () => <Checklist heading="First steps" items={items} doneMessage={doneMessage} />,
  },
  dont: {
    caption: 'Settings. They are not tasks and are never finished: use Switch.',
    render: () => (
      <Checklist
        heading="Notifications"
        items={[
          { id: 'email', label: 'Email me when a job fails' },
          { id: 'news', label: 'Tell me about new automations' },
        ]}
        doneMessage="You get every message."
      />
    ),
  },
}

const meta = {
  title: 'Components/Checklist (onboarding, to-do, steps)',
  id: 'components-checklist',
  component: Checklist,
  args: {
    heading: 'Getting Started',
    description: 'Three steps and the lights are on.',
    items,
    doneMessage,
    onCheckedChange: fn(),
  },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3] } },
  parameters: docsPage({ examples })`
Shows a few tasks, and celebrates when all of them are done.

**Use it** for three to five first steps, in the recommended order. **Do not use it** for settings (Switch), or to choose several options in a form (Checkbox).

**Anatomy**: heading, description, a lamp for each item with the count, the items, and the message when all are checked. Fifty pieces of confetti rise for about two seconds; their code is loaded on first use.

| Key | Does |
|---|---|
| Tab | moves from item to item |
| Space | checks and unchecks |

**Accessibility**: a region named by its heading; native checkboxes, each with its whole row as the label. The message is a status, announced once. With reduced motion there is no confetti. The confetti is hidden from assistive technology and does not block clicks.

\`\`\`tsx
import { Checklist } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Checklist>

export default meta
type Story = StoryObj<ChecklistProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const list = within(within(canvasElement).getByRole('region', { name: 'Getting Started' }))
    const [first] = list.getAllByRole('checkbox')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await expect(list.getByText('1 of 3')).toBeVisible()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['connect-store'])
    await userEvent.keyboard(' ')
    await expect(first).not.toBeChecked()
    await userEvent.click(list.getByText('Enable notifications'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['enable-notifications'])
  }),
}

/** Checking the last one shows the message and throws confetti; unchecking any removes both. */
export const AllDone: Story = {
  args: { defaultChecked: ['connect-store', 'first-automation'] },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const last = canvas.getByRole('checkbox', { name: 'Enable notifications' })
    await userEvent.click(last)
    await expect(canvas.getByRole('status')).toHaveTextContent(doneMessage)
    await waitFor(() => expect(document.querySelector('body > canvas')).not.toBeNull())
    await userEvent.click(last)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(document.querySelector('body > canvas')).toBeNull()
  }),
}

/** All checked from the start: the message shows, without confetti. */
export const DoneBefore: Story = {
  args: { defaultChecked: items.map(({ id }) => id) },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(doneMessage)
    await expect(document.querySelector('body > canvas')).toBeNull()
  }),
}

/** Controlled: the parent keeps the checked ids. */
export const Controlled: Story = {
  args: { checked: ['first-automation'] },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Connect your Shopify store' }))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(['connect-store', 'first-automation'])
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  }),
}

/** None, some and all. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[0, 1, 3].map((count) => (
        <Checklist
          key={count}
          heading={`Checked: ${count}`}
          items={items}
          doneMessage={doneMessage}
          defaultChecked={items.slice(0, count).map(({ id }) => id)}
        />
      ))}
    </div>
  ),
}

/** A task can lead to where it is done, until it is checked. */
export const WithAction: Story = {
  args: {
    items: [
      {
        id: 'connect-store',
        label: 'Connect your Shopify store',
        action: (
          <Button variant="secondary" href="/dashboard/settings/shopify-store">
            Connect
          </Button>
        ),
      },
      ...items.slice(1),
    ],
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Connect' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Connect your Shopify store' }))
    await expect(canvas.queryByRole('link')).toBeNull()
  }),
}
