import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ProgressBar } from '../ProgressBar/index.js'
import { StrengthMeter, type PasswordScore, type StrengthMeterProps } from './index.js'

const scores: readonly PasswordScore[] = [0, 1, 2, 3, 4]

const examples: Examples = {
  do: {
    caption: 'Segments and a word say the same, under the field.',
    render: () => <StrengthMeter score={3} />,
  },
  dont: {
    caption: 'A bar alone: nobody can tell a fair password from a good one by its length.',
    render: () => <ProgressBar label="Password strength" value={75} />,
  },
}

const meta = {
  title: 'Components/StrengthMeter (password strength, score)',
  id: 'components-strengthmeter',
  component: StrengthMeter,
  args: { score: 2 },
  argTypes: { score: { control: { type: 'range', min: 0, max: 4, step: 1 } } },
  parameters: docsPage({ examples })`
Shows the strength of a password. PasswordField includes one with \`strength\`; on its own, use it with \`passwordStrength(value)\`, which returns a score of 0 to 4.

**Use it** under a field for a new password.

**Do not use it** to block a form: it is only advice.

**Anatomy**: four segments, and from 1 on a word: Weak, Fair, Good, Strong.

**Keyboard**: it takes no keys.

**Accessibility**: a \`meter\` named "Password strength"; the word is its value text, so that the strength is not shown by colour alone. The word is announced politely after a typing pause of 500 ms, not on each key.

\`\`\`tsx
import { passwordStrength, StrengthMeter } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof StrengthMeter>

export default meta
type Story = StoryObj<StrengthMeterProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const meter = canvas.getByRole('meter', { name: 'Password strength' })
    await expect(meter).toHaveAttribute('aria-valuemin', '0')
    await expect(meter).toHaveAttribute('aria-valuemax', '4')
    await expect(meter).toHaveAttribute('aria-valuenow', '2')
    await expect(meter).toHaveAttribute('aria-valuetext', 'Fair')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Password strength: Fair'),
    )
  }),
}

/** A score of 0: four empty segments and no word. */
export const NotSet: Story = {
  args: { score: 0 },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Not set')
    await expect(canvas.queryByText(/weak|fair|good|strong|not set/i)).toBeNull()
  }),
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 404 }}>
      {scores.map((score) => (
        <StrengthMeter key={score} score={score} />
      ))}
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const word of ['Weak', 'Fair', 'Good', 'Strong']) {
      await expect(canvas.getByText(word)).toBeVisible()
    }
  }),
}
