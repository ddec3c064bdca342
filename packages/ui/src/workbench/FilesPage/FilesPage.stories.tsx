import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { liveSavedFiles, savedFiles } from '../../../docs/benchSamples.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { Notice } from '../Notice/index.js'
import { FilesPage } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One place for everything that is saved on this device.',
    render: () => <p>Files, jobs, recipes and translations, each in its view.</p>,
  },
  dont: {
    caption: 'Not in the sidebar: it is reached from the chip, the overview and the palette.',
    render: () => <p>Dashboard · Automations · Files</p>,
  },
}

const meta = {
  title: 'Workbench/FilesPage (saved files, library, home of files)',
  id: 'workbench-filespage',
  component: FilesPage,
  args: {
    view: 'files',
    onViewChange: fn(),
    breadcrumb: [{ label: 'Dashboard', href: '/dashboard' }],
    list: { files: savedFiles, onOpen: fn(), onRemove: fn() },
    jobCount: 11,
    jobs: <EmptyState heading="The jobs of all files" headingLevel={2} />,
    recipeCount: 2,
    recipes: <EmptyState heading="The recipes" headingLevel={2} />,
    memory: <EmptyState heading="The glossary" headingLevel={2} />,
    onOpenFile: fn(),
    guideHref: '/dashboard/files/help',
    storage: { usedBytes: 160_000_000, quotaBytes: 10_000_000_000, isPersisted: true },
    shared: { removesOnLogout: false, onRemovesOnLogoutChange: fn(), onRemoveAll: fn() },
  },
  parameters: docsPage({ examples })`
The home of everything that is saved on this device: files, jobs, recipes and translations.

**Use it** at \`/dashboard/files\`, inside a \`DashboardFrame\`. **Do not use it** for one file; that is \`Workbench\`.

**Anatomy**: heading with the guide and Open a file; links to the automations that are not in the sidebar; tabs with counts and the privacy line; the list of files, below it storage and shared computer; or the jobs; or the recipes; or the glossary and saved translations.

| Key | Does |
| --- | --- |
| Tab | moves through the page |
| Left, Right | select a tab |

**Accessibility**: the heading is the \`h1\` of the page. Every view is a tab panel.

\`\`\`tsx
import { FilesPage } from '@dropwatt/ui/workbench'

<FilesPage view={view} onViewChange={goTo} list={list} jobs={jobs} recipes={recipes} memory={memory} storage={storage} shared={shared} />
\`\`\`
`,
} satisfies Meta<typeof FilesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Files 4' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const automations = within(
      canvas.getByRole('navigation', { name: 'Automations for product files' }),
    )
    await expect(automations.getByRole('link', { name: /^Price Editor/ })).toHaveAttribute(
      'href',
      '/dashboard/files/prices',
    )
  }),
}

export const Jobs: Story = { args: { view: 'jobs' } }

export const Recipes: Story = { args: { view: 'recipes' } }

export const GlossaryAndSavedTranslations: Story = { args: { view: 'memory', memoryCount: 64 } }

/** Nothing is saved yet. */
export const Empty: Story = {
  args: {
    list: { files: [], onOpen: fn() },
    jobCount: 0,
    recipeCount: 0,
    shared: {
      removesOnLogout: false,
      onRemovesOnLogoutChange: fn(),
      onRemoveAll: fn(),
      hasFiles: false,
    },
  },
}

export const Busy: Story = { args: { list: { files: [], onOpen: fn(), busy: true } } }

/** Saving is refused, and a notice says so. */
export const Refused: Story = {
  args: { notices: <Notice tone="warning" title="This browser cannot save your files" /> },
}

/** With files of stores, it says where these pass. */
export const Live: Story = {
  args: { list: { files: liveSavedFiles, onOpen: fn(), onRemove: fn() } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/never reaches this browser/)).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Every view. */
export const Matrix: Story = { parameters: { controls: { disable: true } } }
