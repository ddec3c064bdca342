import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { Form, useForm, type FormProps } from './index.js'

interface Draft {
  store: string
  owner: string
}

const empty: Draft = { store: '', owner: '' }
const texts = { storeMissing: 'Store is required.', ownerMissing: 'Owner is required.' }

function findProblems({ store, owner }: Draft) {
  return {
    ...(store === '' && { store: 'storeMissing' as const }),
    ...(owner === '' && { owner: 'ownerMissing' as const }),
  }
}

interface ExampleProps extends Partial<Omit<FormProps, 'onSubmit'>> {
  onSent?: (draft: Draft) => void
}

function Example({ onSent, ...rest }: ExampleProps) {
  const { draft, problems, field, change, check, clear } = useForm(empty, findProblems, texts)
  return (
    <div style={{ maxInlineSize: 404 }}>
      <Form
        problems={problems}
        onCheck={check}
        onSend={() => {
          onSent?.(draft)
          clear()
        }}
        {...rest}
      >
        <TextField
          {...field('store')}
          label="Store"
          required
          value={draft.store}
          onChange={({ target }) => change({ store: target.value })}
        />
        <TextField
          {...field('owner')}
          label="Owner"
          required
          value={draft.owner}
          onChange={({ target }) => change({ owner: target.value })}
        />
        <Button type="submit" variant="neon" busy={rest.busy ?? false}>
          Save
        </Button>
      </Form>
    </div>
  )
}

const examples: Examples = {
  do: {
    caption: 'The button is always enabled, and a click says what is missing.',
    render: () => <Example />,
  },
  dont: {
    caption: 'A disabled button does not say why.',
    render: () => (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField label="Store" required />
        <Button disabled>Save</Button>
      </div>
    ),
  },
}

const meta = {
  title: 'Components/Form (validation, useForm)',
  id: 'components-form',
  component: Form,
  args: { problems: [], onCheck: () => true, onSend: fn(), children: null },
  argTypes: { children: { control: false }, problems: { control: false } },
  parameters: docsPage({ examples })`
Validates its fields on submit. \`useForm\` holds the values and the errors.

**Use it** for every form that is submitted as a whole, with one column of fields.

**Do not use it** for settings that take effect one by one, or for a search.

**Anatomy**: ErrorSummary while there are errors, a line that says what is required, fields, buttons.

| Key | Does |
| --- | --- |
| Tab | moves through the fields in reading order |
| Enter in a field | submits |

**Accessibility**: a failed submit moves focus to the first invalid field and lists all errors above. Errors disappear as they are fixed, and no new ones appear while typing. The field and the summary show the same text.

\`\`\`tsx
import { Form, useForm } from '@dropwatt/ui'

const { draft, problems, field, change, check } = useForm(empty, findProblems, texts)
\`\`\`
`,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<FormProps>

const onSent = fn<(draft: Draft) => void>()

export const Default: Story = {
  render: () => <Example onSent={onSent} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const store = canvas.getByRole('textbox', { name: 'Store' })
    const owner = canvas.getByRole('textbox', { name: 'Owner' })
    await userEvent.type(owner, 'Mara{Enter}')
    await expect(onSent).not.toHaveBeenCalled()
    await expect(store).toHaveFocus()
    await expect(store).toHaveAccessibleDescription('Store is required.')
    await expect(owner).not.toHaveAttribute('aria-invalid')
    const summary = within(canvas.getByRole('region', { name: 'There is a problem' }))
    await expect(summary.getAllByRole('link')).toHaveLength(1)

    await userEvent.clear(owner)
    await expect(owner).not.toHaveAttribute('aria-invalid')
    await userEvent.type(owner, 'Mara')
    await userEvent.type(store, 'Lume')
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(onSent).toHaveBeenCalledWith({ store: 'Lume', owner: 'Mara' })
    await expect(store).toHaveValue('')
  }),
}

/** While busy, a second submit does nothing. */
export const Busy: Story = {
  render: () => <Example busy onSent={onSent} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store' }), 'Lume{Enter}')
    await expect(onSent).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('region')).toBeNull()
  }),
}

const wrong = [{ fieldId: 'wrong-store', message: 'Store is required.' }]

/** Default, with an error and busy. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Example />
      <Form problems={wrong} onCheck={() => false} onSend={() => {}}>
        <TextField id="wrong-store" label="Store, missing" error="Store is required." />
        <Button type="submit">Save</Button>
      </Form>
      <Example busy />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(3)
  }),
}
