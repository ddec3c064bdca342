import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { RadioGroup } from '../RadioGroup/index.js'
import { Select, type SelectProps } from './index.js'

const languages = [
  { value: 'en-us', label: 'English (United States)' },
  { value: 'en-gb', label: 'English (United Kingdom)' },
  { value: 'it', label: 'Italian' },
  { value: 'es', label: 'Spanish' },
]

const examples: Examples = {
  do: {
    caption: 'Four or more choices that nobody needs to compare.',
    render: () => <Select label="Language" options={languages} />,
  },
  dont: {
    caption: 'Two choices hidden behind a click. A RadioGroup shows both at once.',
    render: () => (
      <Select
        label="Theme"
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/Select (dropdown, combo, picker)',
  id: 'components-select',
  component: Select,
  args: { label: 'Language', options: languages, onChange: fn() },
  argTypes: { options: { control: false } },
  parameters: docsPage({ examples })`
Lets the user choose one of several options from a native list. Other props and the ref are passed to the native \`<select>\`.

**Use it** for four or more familiar choices.

**Do not use it** for two or three (a \`RadioGroup\`), for on and off (a \`Switch\`), or for actions.

**Anatomy**: label, hint, box with the choice and a chevron, error with icon under the box.

| Key | Does |
|---|---|
| Tab | moves to the box |
| Arrow keys | select the previous or the next choice |
| A letter | selects the next choice that starts with it |
| Space, Enter | open the list; Escape closes it |

**Accessibility**: \`hint\` and \`error\` describe the box, \`error\` marks it invalid. The list sets its own colours, so that it is readable where the system would render it white.

\`\`\`tsx
import { Select } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<SelectProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Language' })
    await expect(box).toHaveValue('en-us')
    await userEvent.selectOptions(box, 'Italian')
    await expect(box).toHaveValue('it')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  }),
}

/** Nothing is chosen at first. */
export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a language' },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox')
    await expect(box).toHaveValue('')
    await expect(box).toHaveDisplayValue('Choose a language')
  }),
}

export const WithError: Story = {
  args: {
    placeholder: 'Choose a language',
    hint: 'What titles are written in.',
    error: 'Please select a language.',
    required: true,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription(
      'What titles are written in. Please select a language.',
    )
  }),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeDisabled()
  }),
}

/** Chosen, empty, hint, error, a disabled choice, disabled; and a RadioGroup for fewer choices. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <Select label="Chosen" options={languages} defaultValue="it" />
      <Select label="Empty" options={languages} placeholder="Choose a language" />
      <Select label="With a hint" options={languages} hint="What titles are written in." />
      <Select
        label="Wrong"
        options={languages}
        placeholder="Choose a language"
        error="Please select a language."
      />
      <Select
        label="One choice is off"
        options={[{ value: 'fr', label: 'French', disabled: true }, ...languages]}
        defaultValue="it"
      />
      <Select label="Disabled" options={languages} disabled />
      <RadioGroup legend="Fewer choices" options={languages.slice(2)} defaultValue="it" />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('combobox')).toHaveLength(6)
  }),
}
