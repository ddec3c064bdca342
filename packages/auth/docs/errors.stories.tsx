import { AuthError, type AuthErrorWords } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { FakeAuthProvider } from '@dropwatt/auth/testing'
import { Table } from '@dropwatt/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../ui/docs/inEnglish.js'
import { AuthPage } from './AuthPage.js'
import { SignInForm } from './examples/SignInForm.js'
import { sourceOf } from './sources.js'
import { Stage } from './Stage.js'

const meta = {
  title: 'Auth/Errors (messages, words, translation, describeAuthError)',
  id: 'auth-errors',
  parameters: {
    docs: {
      page: AuthPage,
      description: {
        component: `
Every action that fails throws an \`AuthError\` with the server's \`message\`, a machine-readable \`code\`,
and the \`reasons\` of a weak password. \`describeAuthError(error, words)\` returns the message of a
catalog for the code; it accepts notices too. Codes without a message get a general one, and the
server's message is never shown.

\`\`\`tsx
import { describeAuthError } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { italianAuthErrors } from '@dropwatt/auth/it'
\`\`\`
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const translated = import.meta.glob<Readonly<Record<string, AuthErrorWords>>>('../src/??.ts', {
  eager: true,
})

const wordsOf = (language: unknown): AuthErrorWords =>
  Object.values(translated[`../src/${String(language)}.ts`] ?? {})[0] ?? englishAuthErrors

const refusal = new AuthError('Invalid login credentials', { code: 'invalid_credentials' })

/** The server rejects the sign-in; the form shows the error in the language of the page. */
export const InAForm: Story = {
  parameters: { docs: { source: sourceOf('useAction.ts', 'SignInForm.tsx') } },
  render: (_, { globals }) => (
    <FakeAuthProvider fail={() => refusal}>
      <Stage>
        <SignInForm words={wordsOf(globals.language)} />
      </Stage>
    </FakeAuthProvider>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText(englishAuthErrors.codes.invalid_credentials)).toBeVisible()
  }),
}

interface Row {
  readonly code: string
  readonly words: string
}

function rowsOf({ codes, weakPassword, other }: AuthErrorWords): readonly Row[] {
  const reasons = Object.entries(weakPassword).map(([reason, words]) => ({
    code: `weak_password: ${reason}`,
    words,
  }))
  const known = Object.entries(codes).map(([code, words]) => ({ code, words }))
  return [...known, ...reasons, { code: 'other', words: other }]
}

/** Every sentence, in the language of the toolbar. */
export const Catalog: Story = {
  render: (_, { globals }) => <CatalogTable words={wordsOf(globals.language)} />,
}

function CatalogTable({ words }: { words: AuthErrorWords }) {
  return (
    <Table<Row>
      caption="What is said"
      rows={rowsOf(words)}
      rowKey={({ code }) => code}
      columns={[
        { id: 'code', header: 'Code', rowHeader: true, cell: (row) => row.code },
        { id: 'words', header: 'Words', cell: (row) => row.words },
      ]}
    />
  )
}
