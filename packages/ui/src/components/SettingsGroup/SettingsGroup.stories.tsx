import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CardIcon, InvoiceIcon } from '../../icons/index.js'
import { Badge } from '../Badge/index.js'
import { Button } from '../Button/index.js'
import { Switch } from '../Switch/index.js'
import { TextField } from '../TextField/index.js'
import {
  SettingsGroup,
  SettingsRow,
  SettingsRows,
  saveStates,
  type SaveState,
  type SettingsGroupProps,
} from './index.js'

const name = <TextField label="Name" defaultValue="Mara Rossi" />

const examples: Examples = {
  do: {
    caption: 'An irreversible action is in a separate group at the end, which says what it does.',
    render: () => (
      <SettingsGroup
        heading="Disconnect the store"
        hint="The automations lose their access."
        tone="danger"
        actions={<Button variant="destructive">Disconnect</Button>}
      />
    ),
  },
  dont: {
    caption: 'Next to Save, it is easily clicked by mistake.',
    render: () => (
      <SettingsGroup heading="Profile" onSave={() => undefined}>
        {name}
        <Button variant="destructive">Delete account</Button>
      </SettingsGroup>
    ),
  },
}

const meta = {
  title: 'Components/SettingsGroup (settings panel, form section)',
  id: 'components-settingsgroup',
  component: SettingsGroup,
  args: { heading: 'Profile', hint: 'How your team sees you.', children: name },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: docsPage({ examples })`
Groups related settings: their purpose, the controls, and a Save button.

**Use it** in a \`SettingsFrame\`, one group for each set of settings that is saved separately.

**Do not use it** for read-only content (a \`Card\`), or inside another group.

**Anatomy**: heading and one line of help, an action or a badge at the end of the header, a hairline, the settings, and with \`onSave\` a form with a secondary Save button. \`saveState\` shows the state before the button: unsaved changes, saved, or not saved and why; while saving the button is busy. Beside a dashboard sidebar and with enough space, the header is beside the panel. \`flush\` takes \`SettingsRow\`s (in \`SettingsRows\` when they are a list) or a \`Table\`.

| Key | Does |
|---|---|
| Tab | moves through the controls, Save last |
| Enter in a field | saves |

**Accessibility**: a region named by its heading, of level 2. Success is announced politely, failure assertively; unsaved changes are only the description of Save. Focus never moves.

\`\`\`tsx
import { SettingsGroup, SettingsRow } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof SettingsGroup>

export default meta
type Story = StoryObj<SettingsGroupProps>

export const Default: Story = {
  args: { onSave: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('region', { name: 'Profile' }))
    await expect(group.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible()
    await userEvent.click(group.getByRole('button', { name: 'Save' }))
    await userEvent.type(group.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  }),
}

/** Without `onSave`, the group is not a form. */
export const WithRows: Story = {
  args: {
    heading: 'Payment',
    flush: true,
    children: (
      <>
        <SettingsRow leading={<CardIcon />} label="Card ending in 4242" hint="Sample card">
          <Button variant="secondary">Update card</Button>
        </SettingsRow>
        <SettingsRow leading={<InvoiceIcon />} label="Invoices">
          <Button variant="secondary">View invoices</Button>
        </SettingsRow>
      </>
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Save' })).toBeNull()
  }),
}

/** Rows of the same kind form a list, so that screen readers announce their number. */
export const WithList: Story = {
  args: {
    heading: 'Members',
    flush: true,
    children: (
      <SettingsRows>
        <SettingsRow as="li" label="Mara Rossi" hint="mara.rossi@example.com" />
        <SettingsRow as="li" label="Luca Bianchi" hint="luca.bianchi@example.com" />
      </SettingsRows>
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  }),
}

/** A destructive group has a red border, and here only a header. */
export const Danger: Story = {
  args: {
    heading: 'Disconnect the store',
    hint: 'The automations lose their access.',
    tone: 'danger',
    actions: <Button variant="destructive">Disconnect</Button>,
    children: undefined,
  },
}

const headings: Readonly<Record<SaveState, string>> = {
  clean: 'Nothing changed',
  unsaved: 'Changed',
  saving: 'Under way',
  saved: 'Saved',
  failed: 'Refused',
}

/** The text before Save in each state. */
export const SaveStates: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      {saveStates.map((state) => (
        <SettingsGroup
          key={state}
          heading={headings[state]}
          saveState={state}
          saveFailure="Another account has this address already. Choose another one, or sign in with it."
          onSave={() => undefined}
        >
          {name}
        </SettingsGroup>
      ))}
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const group = (state: SaveState) =>
      within(within(canvasElement).getByRole('region', { name: headings[state] }))
    const button = (state: SaveState) => group(state).getByRole('button')
    await expect(button('clean')).not.toHaveAccessibleDescription()
    await expect(button('unsaved')).toHaveAccessibleDescription('Unsaved changes')
    await expect(button('saved')).toHaveAccessibleDescription('Saved')
    await expect(button('saving')).toHaveAttribute('aria-busy', 'true')
    await expect(group('failed').getByRole('alert')).toHaveTextContent(/^Not saved\. Another/)
  }),
}

/** With and without a hint, actions, Save and rows. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <SettingsGroup heading="Heading alone">{name}</SettingsGroup>
      <SettingsGroup heading="With help" hint="How your team sees you." onSave={() => undefined}>
        <TextField label="Shop" defaultValue="Lume" />
        <Switch label="Weekly summary" hint="What your automations did that week." />
      </SettingsGroup>
      <SettingsGroup
        heading="With an action"
        actions={<Button variant="secondary">Invite</Button>}
        flush
      >
        <SettingsRow label="Mara Rossi" hint="mara.rossi@example.com">
          <Badge>Admin</Badge>
        </SettingsRow>
      </SettingsGroup>
      <SettingsGroup
        heading="Taken away"
        tone="danger"
        actions={<Button variant="destructive">Disconnect</Button>}
      />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('region')).toHaveLength(4)
  }),
}
