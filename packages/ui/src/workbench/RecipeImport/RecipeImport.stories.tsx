import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { RecipeImport } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The error names the file and what is wrong with it.',
    render: () => (
      <RecipeImport onFile={fn()} error="orders.json: step 2 names no automation that exists." />
    ),
  },
  dont: {
    caption: 'A parser’s message does not help.',
    render: () => <RecipeImport onFile={fn()} error="Unexpected token < in JSON at position 0" />,
  },
}

const meta = {
  title: 'Workbench/RecipeImport (upload, load workflow)',
  id: 'workbench-recipeimport',
  component: RecipeImport,
  args: { onFile: fn() },
  parameters: docsPage({ examples })`
Lets the user choose a recipe file that was exported before.

**Use it** on the list of recipes. **Do not use it** for exports of products: use a \`FileDropZone\`.

**Anatomy**: a button that opens the system's file dialog, and below it why the last file is not a recipe.

| Key | Does |
| --- | --- |
| Enter, Space | opens the file dialog |

**Accessibility**: one button; the file input is hidden from everyone. An error is announced.

\`\`\`tsx
import { RecipeImport } from '@dropwatt/ui/workbench'

<RecipeImport onFile={read} error={error} />
\`\`\`
`,
} satisfies Meta<typeof RecipeImport>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input')!
    const recipe = new File(['{}'], 'weekly.json', { type: 'application/json' })
    await userEvent.upload(input, recipe)
    await expect(args.onFile).toHaveBeenLastCalledWith(recipe)
    await userEvent.upload(input, recipe)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  }),
}

/** Below a text that is centred, such as that of an empty list. */
export const Centered: Story = { args: { align: 'center' } }

export const Busy: Story = { args: { busy: true } }

export const Disabled: Story = { args: { disabled: true } }

export const WithError: Story = {
  args: { error: 'orders.json: step 2 names no automation that exists.' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The recipe could not be imported')
  }),
}

export const RightToLeft: Story = {
  args: { error: 'orders.json' },
  globals: { direction: 'rtl' },
}

/** At rest, reading a file, disabled, and after a file that is not a recipe. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RecipeImport onFile={fn()} />
      <RecipeImport onFile={fn()} align="center" />
      <RecipeImport onFile={fn()} busy />
      <RecipeImport onFile={fn()} disabled />
      <RecipeImport onFile={fn()} error="orders.json" />
    </div>
  ),
}
