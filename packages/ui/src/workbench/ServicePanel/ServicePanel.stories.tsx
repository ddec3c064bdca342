import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { ServicePanel, type ServiceAccess, type ServicePanelProps } from './index.js'

const empty: ServiceAccess = {
  provider: 'openai',
  address: 'https://api.openai.com/v1',
  key: '',
  model: '',
  isSaved: false,
}

const providers = [
  { value: 'deepl', label: 'DeepL' },
  { value: 'libretranslate', label: 'LibreTranslate' },
  { value: 'openai', label: 'OpenAI' },
]

function problemsOf({ address, key, model }: ServiceAccess) {
  const fields: ('address' | 'key' | 'model')[] = []
  if (!address.startsWith('https://')) fields.push('address')
  if (key === '') fields.push('key')
  if (model === '') fields.push('model')
  return new Set(fields)
}

/** With the fields of an own service if `sentTo` names one. */
function Example({ access, ...props }: ServicePanelProps) {
  const words = wordsOf(useLocale())
  const [value, setValue] = useState(access?.value ?? empty)
  const own = access && {
    ...access,
    value,
    problems: problemsOf(value),
    onChange: (next: ServiceAccess) => {
      setValue(next)
      access.onChange(next)
    },
  }
  return (
    <ServicePanel
      {...props}
      {...(own && { access: own })}
      label={
        own
          ? words('My own key', 'La mia chiave')
          : words('This browser’s model', 'Il modello di questo browser')
      }
    />
  )
}

const ownKey = {
  sentTo: 'api.openai.com',
  access: { value: empty, providers: providers.slice(2), needsModel: true, onChange: fn() },
}

const examples: Examples = {
  do: {
    caption: 'It says how many texts go where before anything is sent.',
    render: () => (
      <Example
        label=""
        texts={1204}
        sentTo="api.openai.com"
        onStart={() => {}}
        onCancel={() => {}}
      />
    ),
  },
  dont: {
    caption: 'No start with a key that is missing: the fields say what is.',
    render: () => (
      <Example label="" texts={1204} {...ownKey} onStart={() => {}} onCancel={() => {}} />
    ),
  },
}

const meta = {
  title: 'Workbench/ServicePanel (AI, model, translator, API key)',
  id: 'workbench-servicepanel',
  component: ServicePanel,
  args: { label: 'This browser’s model', texts: 1204, onStart: fn(), onCancel: fn() },
  argTypes: { access: { control: false }, work: { control: false }, problem: { control: false } },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: 328 })],
  parameters: docsPage({
    examples,
  })`Lets a service write or translate texts, or remove backgrounds: the browser’s own, or one that the member has a key for.

**Use it** below the choice of a service. **Do not use it** for what runs by rules on this device: that needs no start.

**Anatomy**: the fields of the service, what is sent, the button that starts it; while it works its progress and Cancel.

| Key | Does |
| --- | --- |
| Tab | moves through the fields and the button, in this order |
| Enter, Space | starts or cancels on the button |

**Accessibility**: a group with a name; what went wrong is announced.

\`\`\`tsx
import { ServicePanel } from '@dropwatt/ui/workbench'

<ServicePanel task="rewrite" … />
\`\`\``,
} satisfies Meta<typeof ServicePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas: panel }) => {
    await expect(panel.getByText('The texts stay on this device.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Write 1,204 texts' }))
    await expect(args.onStart).toHaveBeenCalledWith(false)
  }),
}

/** Nothing can start before the fields are right; what is wrong is said once a field was left. */
export const OwnKey: Story = {
  args: ownKey,
  play: inEnglish(async ({ args, canvas: panel }) => {
    const start = panel.getByRole('button', { name: 'Write 1,204 texts' })
    await expect(start).toHaveAccessibleDescription('Fill in the fields of the service first.')
    await userEvent.type(panel.getByLabelText('Model'), 'small')
    await userEvent.click(panel.getByLabelText('Key'))
    await userEvent.tab()
    await expect(panel.getByText('Enter or choose a value.')).toBeVisible()
    await userEvent.type(panel.getByLabelText('Key'), 'secret')
    await expect(panel.getByLabelText('Key')).toHaveAttribute('type', 'password')
    await expect(panel.getByText(/^This sends 1,204 texts to api.openai.com\./)).toBeVisible()
    await userEvent.click(start)
    await expect(args.onStart).toHaveBeenCalledWith(false)
  }),
}

/** Images are sent once the page starts the job. */
export const Images: Story = {
  args: {
    ...ownKey,
    task: 'cut-out',
    texts: 212,
    sentTo: 'api.remove.bg',
    access: {
      value: { ...empty, provider: 'removebg', address: 'https://api.remove.bg/v1.0/removebg' },
      providers: [
        { value: 'removebg', label: 'remove.bg' },
        { value: 'photoroom', label: 'Photoroom' },
      ],
      onChange: fn(),
    },
    onStart: undefined,
    onCancel: undefined,
  },
  play: inEnglish(async ({ canvas: panel }) => {
    await expect(panel.getByLabelText('Service')).toHaveDisplayValue('remove.bg')
    await expect(panel.getByText('This sends 212 images to api.remove.bg.')).toBeVisible()
    await expect(panel.queryByRole('button')).toBeNull()
  }),
}

/** A translation by one of several services. */
export const Translation: Story = {
  args: {
    task: 'translate',
    sentTo: 'libretranslate.com',
    access: { ...ownKey.access, providers },
  },
}

/** It is busy: the texts that are done so far, and a service that asks to wait. */
export const Busy: Story = {
  args: { ...ownKey, work: { kind: 'running', done: 310, all: 1204, waitSeconds: 12 } },
  play: inEnglish(async ({ args, canvas: panel }) => {
    await expect(panel.getByText('310 of 1,204 texts')).toBeVisible()
    await expect(panel.getByText('The service asks to wait 12 seconds')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }),
}

/** It stopped: why, and that what is done is kept. */
export const Problem: Story = {
  args: { ...ownKey, texts: 894, failed: 2, problem: { code: 'key', details: '401 Wrong key' } },
}

/** All texts are done, and can be done again. */
export const Done: Story = {
  args: { texts: 0, done: 1204 },
  play: inEnglish(async ({ args, canvas: panel }) => {
    await userEvent.click(panel.getByRole('button', { name: 'Write 1,204 texts again' }))
    await expect(args.onStart).toHaveBeenCalledWith(true)
  }),
}

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Example {...args} />
      <Example {...args} offReason="This file can only be viewed here." />
      <Example {...args} work={{ kind: 'preparing', share: 0.4 }} />
      <Example {...args} texts={0} />
      <Example {...args} {...ownKey} problem={{ code: 'unreachable' }} />
    </div>
  ),
}
