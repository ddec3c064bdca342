import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { templatesIn, wordsOf } from '../../../docs/optionExamples.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { useLocale } from '../../i18n/index.js'
import { TemplatePicker, type TemplatePickerProps } from './index.js'

function Example({
  value: first = 'studio',
  onValueChange,
  templates,
  ...props
}: Partial<TemplatePickerProps>) {
  const locale = useLocale()
  const words = wordsOf(locale)
  const [value, setValue] = useState(first)
  return (
    <TemplatePicker
      legend={words('Background', 'Sfondo')}
      {...props}
      templates={templates ?? templatesIn(locale)}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange?.(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'Backgrounds are told apart by looking at them.',
    render: () => <Example />,
  },
  dont: {
    caption: 'File formats look alike. Words say more.',
    render: () => (
      <RadioGroup
        legend="Save as"
        options={[
          { value: 'webp', label: 'WEBP' },
          { value: 'png', label: 'PNG' },
        ]}
        defaultValue="webp"
      />
    ),
  },
}

const meta = {
  title: 'Workbench/TemplatePicker (background picker, swatches, gallery)',
  id: 'workbench-templatepicker',
  component: TemplatePicker,
  args: { legend: 'Background', templates: [], value: 'studio', onValueChange: fn() },
  argTypes: { templates: { control: false } },
  render: ({ legend: _legend, templates: _templates, ...args }) => <Example {...args} />,
  parameters: docsPage({ examples })`
Lets the user choose a background by what it looks like. Other props and the ref are passed to the \`<fieldset>\`.

**Use it** for backgrounds of product images; \`OptionsForm\` shows it for options of kind \`pictures\`. **Do not use it** for choices that words tell apart: use \`RadioGroup\`.

**Anatomy**: legend, hint, for each background a card with its colours or its picture and its name, error. Backgrounds that the member makes have a sign on them.

| Key | Does |
| --- | --- |
| Tab | moves to the chosen background, then on |
| Arrow keys | choose the next and the previous background |

**Accessibility**: native radio buttons in a radio group, named by the names below the pictures. The chosen card differs in border and weight; the focus ring has a gap, so that it is seen beside any colour. Colours of backgrounds stay in forced colours, because they are what is chosen.

\`\`\`tsx
import { TemplatePicker } from '@dropwatt/ui/workbench'

<TemplatePicker legend="Background" templates={templates} value={template} onValueChange={setTemplate} />
\`\`\`
`,
} satisfies Meta<typeof TemplatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Background' })
    await expect(within(group).getByRole('radio', { name: 'Studio' })).toBeChecked()
    await userEvent.click(within(group).getByText('Sand'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sand')
    within(group).getByRole('radio', { name: 'Sand' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sage')
  }),
}

/** No image was chosen yet. */
export const WithError: Story = { args: { value: 'image', error: 'Enter or choose a value.' } }

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <Example />
      <Example value="colour" hint="Behind each product." />
      <Example value="image" error="Enter or choose a value." />
      <Example value="night" disabled />
    </div>
  ),
}
