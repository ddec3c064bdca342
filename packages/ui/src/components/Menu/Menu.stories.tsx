import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import {
  ChevronDownIcon,
  CloseIcon,
  MenuIcon,
  RetryIcon,
  RunIcon,
  SettingsIcon,
} from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { IconButton } from '../IconButton/index.js'
import { Toaster } from '../Toaster/index.js'
import { Menu, type MenuItem } from './index.js'

const run = fn()

const jobItems: readonly MenuItem[] = [
  { kind: 'action', id: 'run', label: 'Run again', icon: <RetryIcon />, onSelect: run },
  { kind: 'link', id: 'settings', label: 'Settings', icon: <SettingsIcon />, href: '#settings' },
  { kind: 'action', id: 'pause', label: 'Pause', icon: <RunIcon />, disabled: true },
  { kind: 'separator', id: 'end' },
  { kind: 'action', id: 'remove', label: 'Remove job', icon: <CloseIcon />, destructive: true },
]

const jobs = (
  <Button variant="outline" trailing={<ChevronDownIcon />}>
    Actions
  </Button>
)

const examples: Examples = {
  do: {
    caption: 'Several actions on one thing, none of them the main one.',
    render: () => (
      <div>
        <Menu label="Auto-Tag Products" trigger={jobs} items={jobItems} />
      </div>
    ),
  },
  dont: {
    caption: 'One action hidden behind a button. Show the action itself.',
    render: () => (
      <div>
        <Menu
          label="Job"
          trigger={<IconButton label="More" icon={<MenuIcon />} variant="outline" />}
          items={[{ kind: 'action', id: 'run', label: 'Run again' }]}
        />
      </div>
    ),
  },
}

const meta = {
  title: 'Components/Menu (dropdown, overflow, more actions, context)',
  id: 'components-menu',
  component: Menu,
  args: { label: 'Auto-Tag Products', trigger: jobs, items: jobItems },
  argTypes: { trigger: { control: false }, align: { control: 'inline-radio' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Story />
        <Toaster />
      </div>
    ),
  ],
  parameters: docsPage({ examples, height: '320px' })`
A button that opens a short list of actions.

**Use it** for the actions on a row, a card or an account, where showing each as a button would be noise. **Do not use it** for the main action of a view (show it), for a value in a form (a \`Select\`), or for navigation (links, or a \`Disclosure\` with links).

**Anatomy**: the button that you pass in, and a menu under it with actions, links, checkbox and radio items, labels and separators.

| Key | Does |
|---|---|
| Enter, Space, Down on the button | open it at the first item |
| Up on the button | opens it at the last item |
| Up, Down | move through the items and wrap around |
| Home, End | move to the first or the last item |
| Letters | move to the item that starts with them; the search resets after one second |
| Enter, Space | choose the item |
| Escape | closes; focus returns to the button |
| Tab, Shift Tab | close and move on from the button |

**Accessibility**: a \`menu\` named by \`label\`; the button has \`aria-haspopup\` and \`aria-expanded\`. The page around it stays usable and scrolls. Disabled items are skipped, except those with a \`reason\`, which is read as their description. Focus returns to the button before an action runs, so a dialog that the action opens returns focus there. The menu is placed beside its button in the document, so it inherits theme and direction and works inside a \`Dialog\`.

An action without a handler shows the not-implemented notice.

\`\`\`tsx
import { Button, Menu } from '@dropwatt/ui'

<Menu
  label="Auto-Tag Products"
  trigger={<Button variant="outline">Actions</Button>}
  items={[
    { kind: 'action', id: 'run', label: 'Run again', onSelect: run },
    { kind: 'link', id: 'settings', label: 'Settings', href: '/settings' },
  ]}
/>
\`\`\`
`,
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

async function openIt(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button', { name: 'Actions' })
  await userEvent.click(button)
  return within(canvasElement).findByRole('menu', { name: 'Auto-Tag Products' })
}

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    run.mockClear()
    const menu = within(await openIt(canvasElement))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Run again' }))
    await expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(within(canvasElement).queryByRole('menu')).toBeNull())
  }),
}

/** Open. */
export const Open: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await waitFor(async () => expect(await openIt(canvasElement)).toBeVisible())
  }),
}

/** Checkbox and radio items show their state, and close the menu when chosen. */
export const WithChoices: Story = {
  render: function Choices() {
    const [done, setDone] = useState(true)
    const [order, setOrder] = useState('newest')
    return (
      <Menu
        label="View"
        trigger={<Button variant="outline">View</Button>}
        items={[
          {
            kind: 'checkbox',
            id: 'done',
            label: 'Show finished jobs',
            checked: done,
            onCheckedChange: setDone,
          },
          { kind: 'separator', id: 'line' },
          {
            kind: 'radio',
            id: 'order',
            label: 'Order',
            value: order,
            options: [
              { value: 'newest', label: 'Newest first' },
              { value: 'name', label: 'By name' },
            ],
            onValueChange: setOrder,
          },
        ]}
      />
    )
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const view = canvas.getByRole('button', { name: 'View' })
    await userEvent.click(view)
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'By name' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(view)
    const choice = await canvas.findByRole('menuitemradio', { name: 'By name' })
    await expect(choice).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Order' })).toContainElement(choice)
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Show finished jobs' })).toBeChecked()
  }),
}

/** A label describes the items below it, and is not focusable. */
export const WithLabel: Story = {
  args: {
    items: [
      { kind: 'label', id: 'job', label: 'Auto-Tag Products', hint: 'Started 5 minutes ago' },
      { kind: 'separator', id: 'line' },
      ...jobItems,
    ],
  },
  play: inEnglish(async ({ canvasElement }) => {
    const menu = within(await openIt(canvasElement))
    await expect(menu.getByText('Started 5 minutes ago')).toBeInTheDocument()
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4)
  }),
}
