import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ImageIcon, MoonIcon, SunIcon } from '../../icons/index.js'
import { RadioGroup, type RadioGroupProps } from './index.js'

const roles = [
  { value: 'editor', label: 'Editor', hint: 'Runs automations and changes their defaults.' },
  { value: 'viewer', label: 'Viewer', hint: 'Sees everything and changes nothing.' },
]

const pictured = [
  { value: 'dark', label: 'Dark', picture: <MoonIcon width={48} height={48} /> },
  { value: 'light', label: 'Light', picture: <SunIcon width={48} height={48} /> },
]

const examples: Examples = {
  do: {
    caption: 'Two or three choices side by side, each with an explanation.',
    render: () => <RadioGroup legend="Role" options={roles} defaultValue="viewer" />,
  },
  dont: {
    caption: 'On and off are not two choices. A Switch takes half the space.',
    render: () => (
      <RadioGroup
        legend="Weekly summary"
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
        defaultValue="on"
      />
    ),
  },
}

const meta = {
  title: 'Components/RadioGroup (options, choice cards)',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: { legend: 'Role', options: roles, onValueChange: fn() },
  argTypes: { options: { control: false } },
  parameters: docsPage({ examples })`
Lets the user choose one of a few visible options. Other props and the ref are passed to the \`<fieldset>\`.

**Use it** for two to five choices that users compare; with pictures where they explain more.

**Do not use it** for more than that (a \`Select\`), or for on and off (a \`Switch\`).

**Anatomy**: legend, hint, for each choice a radio button of 22 px with label and hint, or a card with picture and label; error with icon under all.

| Key | Does |
|---|---|
| Tab | moves to the selected choice, or the first |
| Arrow keys | select the next or the previous choice, and wrap around |
| Space | selects the focused choice |

**Accessibility**: a radio group named by its legend and described by hint and error. Pictures are decorative; the label names the choice. Labels in another language have its \`lang\`.

\`\`\`tsx
import { RadioGroup } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<RadioGroupProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Role' }))
    const viewer = group.getByRole('radio', { name: 'Viewer' })
    await expect(viewer).not.toBeChecked()
    await expect(viewer).toHaveAccessibleDescription('Sees everything and changes nothing.')
    await userEvent.click(group.getByText('Viewer'))
    await expect(viewer).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(group.getByRole('radio', { name: 'Editor' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('editor')
  }),
}

/** With a picture above each label, each choice is a card. */
export const WithPictures: Story = {
  args: { legend: 'Theme', options: pictured, defaultValue: 'dark' },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Light'))
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  }),
}

/** A hint that warns of what its choice does, and one that says what is wrong with it. */
export const WithWarning: Story = {
  args: {
    options: [
      { value: 'owner', label: 'Owner', hint: 'Can remove the store.', hintTone: 'warning' },
      { value: 'guest', label: 'Guest', hint: 'Expired a week ago.', hintTone: 'danger' },
    ],
    defaultValue: 'owner',
  },
  play: inEnglish(async ({ canvasElement }) => {
    const owner = within(canvasElement).getByRole('radio', { name: 'Owner' })
    await expect(owner).toHaveAccessibleDescription('Can remove the store.')
  }),
}

export const WithError: Story = {
  args: { hint: 'It can be changed later.', error: 'Please select a role.', required: true },
  play: inEnglish(async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription(
      'It can be changed later. Please select a role.',
    )
  }),
}

/** The fieldset disables all of them at once. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'viewer' },
  play: inEnglish(async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) {
      await expect(radio).toBeDisabled()
    }
  }),
}

/** None chosen, chosen, hints, pictures, error, one disabled, all disabled. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 404 }}>
      <RadioGroup legend="None chosen" options={roles} />
      <RadioGroup legend="Chosen" options={roles} defaultValue="viewer" />
      <RadioGroup legend="Pictures" options={pictured} defaultValue="light" />
      <RadioGroup legend="Wrong" options={roles} error="Please select a role." />
      <RadioGroup
        legend="One is off"
        options={[
          ...pictured,
          {
            value: 'own',
            label: 'Your own',
            picture: <ImageIcon width={48} height={48} />,
            disabled: true,
          },
        ]}
        defaultValue="dark"
      />
      <RadioGroup legend="All are off" options={roles} defaultValue="editor" disabled />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radiogroup')).toHaveLength(6)
  }),
}
