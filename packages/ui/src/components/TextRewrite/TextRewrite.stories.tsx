import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AiCopyIcon, LanguageIcon, TagIcon } from '../../icons/index.js'
import { TextRewrite, type TextRewriteProps } from './index.js'

const args = {
  caption: 'A supplier’s title and description, and the copy that takes their place.',
  icon: AiCopyIcon,
  heads: { name: 'Field', before: 'From the supplier', after: 'In your store' },
  texts: [
    {
      id: 'title',
      name: 'Title',
      before: '2024 HOT Tshirt Men Loose Cotton Top A-88#',
      after: 'Heavyweight cotton tee',
    },
    {
      id: 'description',
      name: 'Description',
      before: 'Good quality loose tshirt for men in cotton, fashion top for summer.',
      after: 'A loose tee for men in heavyweight cotton, made for summer.',
    },
  ],
} satisfies TextRewriteProps

const translation = {
  ...args,
  caption: 'A title in English, and the same title in Italian.',
  icon: LanguageIcon,
  heads: { name: 'Field', before: 'English', after: 'Italian' },
  texts: [
    {
      id: 'title',
      name: 'Title',
      before: 'Heavyweight cotton tee',
      after: 'T-shirt in cotone pesante',
    },
  ],
  beforeLang: 'en',
  afterLang: 'it',
} satisfies TextRewriteProps

const examples: Examples = {
  do: {
    caption: 'Where a text is rewritten in its own language, the marks show what was done.',
    render: () => <TextRewrite {...args} />,
  },
  dont: {
    caption:
      'In a translation every word is new, so marking them says nothing. Set marked to false.',
    render: () => <TextRewrite {...translation} />,
  },
}

const meta = {
  title: 'Components/TextRewrite (text diff, tracked changes, word changes)',
  id: 'components-textrewrite',
  component: TextRewrite,
  args,
  argTypes: {
    icon: { control: false },
    heads: { control: false },
    texts: { control: false },
  },
  parameters: {
    examples,
    docs: {
      description: {
        component: `
Texts before and after, side by side, with the words marked that changed.

**Use it** for short texts: titles, variants, a description, tags. **Do not use it** for a page of text, and not for amounts (\`PriceTable\`).

**Anatomy**: a \`ChangeTable\` with one text on each side of the wire. Words that are gone are struck through, new ones underlined on a tint; which they are is worked out from the two texts. With \`tags\`, each tag is a part of its own.

**Keyboard**: it takes no keys.

**Accessibility**: what is gone is a \`del\`, what is new an \`ins\`, told apart without colour by their lines. A text in another language carries its \`lang\`. A text that is missing reads Empty.

\`\`\`tsx
import { TextRewrite } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof TextRewrite>

export default meta
type Story = StoryObj<TextRewriteProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^Description/ }))
    const gone = row.getAllByRole('deletion').map((mark) => mark.textContent)
    await expect(gone).toEqual(['Good quality', 'tshirt', 'fashion top'])
    const added = row.getAllByRole('insertion').map((mark) => mark.textContent)
    await expect(added).toEqual(['A', 'tee', 'heavyweight', 'made'])
  }),
}

export const Playground: Story = {}

/** Another language on one side, and nothing marked. */
export const Translation: Story = {
  args: { ...translation, marked: false },
  play: inEnglish(async ({ canvasElement }) => {
    const translated = within(canvasElement).getByText('T-shirt in cotone pesante')
    await expect(translated.closest('[lang]')).toHaveAttribute('lang', 'it')
    await expect(within(canvasElement).queryByRole('insertion')).toBeNull()
  }),
}

/** Each tag is a part of its own. */
export const Tags: Story = {
  args: {
    caption: 'Two products, and the tags that are added to them.',
    icon: TagIcon,
    heads: { name: 'Product', before: 'Tags before', after: 'Tags after' },
    tags: true,
    texts: [
      { id: 'tee', name: 'Cotton tee', before: 'tshirt', after: 'tshirt, Cotton, Long sleeve' },
      { id: 'pack', name: 'Pack of three', after: 'Cotton, Pack of three' },
    ],
  },
  play: inEnglish(async ({ canvasElement }) => {
    const added = within(canvasElement).getAllByRole('insertion')
    await expect(added.map((mark) => mark.textContent)).toEqual([
      'Cotton',
      'Long sleeve',
      'Cotton',
      'Pack of three',
    ])
    await expect(within(canvasElement).getByText('Empty')).toBeVisible()
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Marked, in two languages, as tags, added and taken away. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <TextRewrite {...args} />
      <TextRewrite {...translation} marked={false} />
      <TextRewrite {...args} {...Tags.args} />
      <TextRewrite
        {...args}
        caption="A text that is added, and one that is taken away."
        texts={[
          { id: 'added', name: 'Added', after: 'Heavyweight cotton tee' },
          { id: 'gone', name: 'Taken away', before: 'A-88#' },
        ]}
      />
    </div>
  ),
}
