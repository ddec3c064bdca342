import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Checkbox } from '../Checkbox/index.js'
import { Switch, type SwitchProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The label names the thing; the switch says whether it is on.',
    render: () => <Switch label="Weekly summary" defaultChecked />,
  },
  dont: {
    caption: 'Consent is not an on/off setting. Use a Checkbox.',
    render: () => <Switch label="I accept the terms" />,
  },
}

const meta = {
  title: 'Components/Switch (toggle, on and off)',
  id: 'components-switch',
  component: Switch,
  args: { label: 'Weekly summary', onChange: fn() },
  parameters: docsPage({ examples })`
Lets the user turn one setting on or off. Other props and the ref are passed to the native \`<input type="checkbox" role="switch">\`.

**Use it** for settings that are on or off.

**Do not use it** for consent or lists of options (a \`Checkbox\`), or for two named choices (a \`RadioGroup\`).

**Anatomy**: label and hint at the start, track with thumb at the end, error with icon under both. The whole row is the target.

| Key | Does |
|---|---|
| Tab | moves to the switch |
| Space | turns it on or off |

**Accessibility**: a switch with the label as its name, which does not change with the state; the hint and the error describe it. Thumb and track show the state by position as well as by colour, and keep their borders in forced colours.

\`\`\`tsx
import { Switch } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<SwitchProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const control = canvas.getByRole('switch', { name: 'Weekly summary' })
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Weekly summary'))
    await expect(control).toBeChecked()
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  }),
}

/** The hint describes the switch and is not part of its name. */
export const WithHint: Story = {
  args: { hint: 'What your automations did that week.' },
  play: inEnglish(async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Weekly summary' })
    await expect(control).toHaveAccessibleDescription('What your automations did that week.')
  }),
}

export const WithError: Story = {
  args: { error: 'The setting could not be read. Try again.' },
  play: inEnglish(async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('The setting could not be read. Try again.')
  }),
}

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: inEnglish(async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await expect(control).toBeDisabled()
    await userEvent.click(within(canvasElement).getByText('Weekly summary'))
    await expect(control).toBeChecked()
  }),
}

/** Off, on, hint, error, disabled; and a Checkbox for consent. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With a hint" hint="What your automations did that week." defaultChecked />
      <Switch label="Wrong" error="The setting could not be read. Try again." />
      <Switch label="Off and disabled" hint="Comes with another plan." disabled />
      <Switch label="On and disabled" disabled defaultChecked />
      <Switch
        label="A label that goes on for long enough to need a second line on any screen"
        hint="With a hint that does the same, and still keeps its distance from the switch at the end of the row."
      />
      <Checkbox label="A checkbox beside it" defaultChecked />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('switch')).toHaveLength(7)
  }),
}
