import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { automationSlugs, extraAutomationSlugs } from '../../catalogue/slugs.js'
import { settingsPages } from '../../navigation/settings.js'
import { LanguageIcon, SunIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './index.js'

type ExampleProps = Pick<CommandPaletteProps, 'groups' | 'label' | 'open' | 'shortcut'> & {
  onOpenChange?: (open: boolean) => void
}

function Example({ open: first, onOpenChange, ...palette }: ExampleProps) {
  const [open, setOpen] = useState(first)
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        {...palette}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange?.(isOpen)
        }}
      />
    </div>
  )
}

const switchTheme = fn()

const preferences: readonly CommandGroup[] = [
  {
    heading: 'Preferences',
    entries: [
      { id: 'theme', label: 'Switch to the light theme', icon: SunIcon, onSelect: switchTheme },
      { id: 'language', label: 'Switch to Italian', icon: LanguageIcon, keywords: ['Italiano'] },
    ],
  },
]

const examples: Examples = {
  do: {
    caption: 'A shortcut to pages that the navigation also lists.',
    render: () => <Example open={false} shortcut={false} />,
  },
  dont: {
    caption: 'The only way to an action. Users who do not know its name will not find it.',
    render: () => (
      <Example
        open={false}
        shortcut={false}
        label="Search"
        groups={[{ heading: 'Billing', entries: [{ id: 'cancel', label: 'Cancel the plan' }] }]}
      />
    ),
  },
}

const meta = {
  title: 'Components/CommandPalette (search, quick switcher, cmd k)',
  id: 'components-commandpalette',
  component: CommandPalette,
  args: { open: false, onOpenChange: fn() },
  argTypes: { groups: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '620px' })`
Finds a page or an action by its name, from anywhere.

**Use it** as a shortcut for people who know what they want; by default it holds the ${automationSlugs.length} automations, those for files that are not in the sidebar, the nine settings pages and the other pages of the dashboard. **Do not use it** as the only way to anything, or to search data.

**Anatomy**: a dialog with a field, a close button, and entries in groups under a heading. A query matches the start of words in the label, the \`keywords\` or the heading, and ignores case and accents. An empty result says so and repeats the query.

| Key | Does |
|---|---|
| Ctrl K, on Apple devices Command K | opens and closes it, unless \`shortcut\` is off |
| Letters | filter the entries |
| Up, Down | move through the entries and wrap around |
| Home, End | move to the first or the last entry |
| Enter | follows the link or runs the action of the active entry |
| Escape | closes; focus returns to where it was |

**Accessibility**: a \`combobox\` that controls a \`listbox\`; focus stays in the field and \`aria-activedescendant\` points at the active entry. The number of results is announced politely when typing pauses. Links are real links, so they can be opened in a new tab. The shortcut needs a modifier, never a letter alone.

\`\`\`tsx
import { CommandPalette } from '@dropwatt/ui'

<CommandPalette open={open} onOpenChange={setOpen} />
\`\`\`

\`CommandProvider\` adds one to all pages, loads it when it is first opened, and provides a hook to open it from a button.
`,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

async function openIt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const opener = canvas.getByRole('button', { name: 'Search' })
  await userEvent.click(opener)
  const dialog = await canvas.findByRole('dialog')
  const field = within(dialog).getByRole('combobox', { name: 'Search automations and settings' })
  await waitFor(() => expect(field).toHaveFocus())
  return { opener, dialog, field, list: within(within(dialog).getByRole('listbox')) }
}

/** Every page of the dashboard can be found, each with its own address. */
export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { list, field } = await openIt(canvasElement)
    const options = list.getAllByRole('option')
    await expect(options).toHaveLength(
      4 + automationSlugs.length + extraAutomationSlugs.length + settingsPages.length,
    )
    const addresses = options.map((option) => option.getAttribute('href'))
    await expect(new Set(addresses).size).toBe(options.length)
    await expect(list.getAllByRole('group')).toHaveLength(3)
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  }),
}

/** Typing filters; the number of results is announced when typing pauses. */
export const Narrowed: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { list, dialog } = await openIt(canvasElement)
    await userEvent.keyboard('image')
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Image Compression',
      'Remove Background',
      'Swappable Background',
      'Dynamic Watermark',
    ])
    const status = within(dialog).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('4 results'))
  }),
}

/** An empty result says so, and repeats the query. */
export const NothingFound: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { field, dialog } = await openIt(canvasElement)
    await userEvent.keyboard('zebra')
    await expect(within(dialog).queryByRole('listbox')).toBeNull()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(within(dialog).getByText('No results for “zebra”.')).toBeVisible())
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent('No results for “zebra”.'),
    )
  }),
}

/** Focus stays in the field while arrows wrap around, and Home and End move to the ends. */
export const ByKeyboard: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { list, field } = await openIt(canvasElement)
    const isAt = (name: string) =>
      waitFor(() =>
        expect(list.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true'),
      )
    await userEvent.keyboard('{ArrowUp}')
    await isAt('Theme & Language')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isAt('Affiliate Program')
    await userEvent.keyboard('{End}')
    await isAt('Theme & Language')
    await userEvent.keyboard('{Home}')
    await isAt('Dashboard')
    await userEvent.keyboard('cogs')
    await isAt('COGS Monitor')
    await expect(field).toHaveFocus()
  }),
}

/** Your own entries can run actions. */
export const WithActions: Story = {
  args: { groups: preferences },
  play: inEnglish(async ({ canvasElement }) => {
    switchTheme.mockClear()
    const { list, dialog } = await openIt(canvasElement)
    await userEvent.click(list.getByRole('option', { name: 'Switch to the light theme' }))
    await expect(switchTheme).toHaveBeenCalledTimes(1)
    await expect(dialog).not.toHaveAttribute('open')
  }),
}
