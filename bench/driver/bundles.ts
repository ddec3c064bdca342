import { brotliSize } from '../../scripts/compression.ts'
import { buildApp, type LibraryId } from './pages.ts'

/** The imports of a component of a library, as in its docs. */
interface Imports {
  /** Names by package. */
  readonly names: Readonly<Record<string, string>>
  readonly styles?: readonly string[]
}

interface Compared {
  readonly button: Imports
  /** Button, toast, dialog, switch, progress, accordion and table. */
  readonly seven: Imports
}

const mantineStyles = (...parts: readonly string[]) =>
  ['baseline', 'default-css-variables', 'global', ...parts].map(
    (part) => `@mantine/core/styles/${part}.css`,
  )

const mantineButton = ['UnstyledButton', 'Loader', 'Button']

const compared: Readonly<Record<Exclude<LibraryId, 'plain'>, Compared>> = {
  dropwatt: {
    button: { names: { '@dropwatt/ui': 'Button' } },
    seven: {
      names: {
        '@dropwatt/ui': 'Accordion, Button, Dialog, ProgressBar, Switch, Table',
        '@dropwatt/ui/toast': 'toast, Toaster',
      },
    },
  },
  flowbite: {
    button: { names: { 'flowbite-react': 'Button' }, styles: ['/src/sizes/flowbite-button.css'] },
    seven: {
      names: {
        'flowbite-react':
          'Accordion, AccordionContent, AccordionPanel, AccordionTitle, Button, Modal, ModalBody, ModalFooter, ModalHeader, Progress, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow, Toast, ToastToggle, ToggleSwitch',
      },
      styles: ['/src/sizes/flowbite-seven.css'],
    },
  },
  garden: {
    button: {
      names: {
        '@zendeskgarden/react-theming': 'ThemeProvider',
        '@zendeskgarden/react-buttons': 'Button',
      },
    },
    seven: {
      names: {
        '@zendeskgarden/react-theming': 'ThemeProvider',
        '@zendeskgarden/react-accordions': 'Accordion',
        '@zendeskgarden/react-buttons': 'Button',
        '@zendeskgarden/react-forms': 'Field, Toggle',
        '@zendeskgarden/react-loaders': 'Progress',
        '@zendeskgarden/react-modals': 'Modal',
        '@zendeskgarden/react-notifications': 'Notification, ToastProvider, useToast',
        '@zendeskgarden/react-tables': 'Table',
      },
    },
  },
  mantine: {
    button: {
      names: { '@mantine/core': 'Button, MantineProvider' },
      styles: mantineStyles(...mantineButton),
    },
    seven: {
      names: {
        '@mantine/core':
          'Accordion, Button, MantineProvider, Modal, Notification, Progress, Switch, Table',
      },
      styles: mantineStyles(
        'ScrollArea',
        'VisuallyHidden',
        'Paper',
        'CloseButton',
        'Overlay',
        ...mantineButton,
        'Input',
        'InlineInput',
        'Switch',
        'Progress',
        'Accordion',
        'Table',
        'Notification',
        'ModalBase',
        'Modal',
      ),
    },
  },
  mui: {
    button: { names: { '@mui/material': 'Button' } },
    seven: {
      names: {
        '@mui/material':
          'Accordion, AccordionDetails, AccordionSummary, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Snackbar, Switch, Table, TableBody, TableCell, TableHead, TableRow',
      },
    },
  },
  radix: {
    button: {
      names: { '@radix-ui/themes': 'Button, Theme' },
      styles: ['@radix-ui/themes/styles.css'],
    },
    seven: {
      names: {
        '@radix-ui/themes': 'Button, Dialog, Progress, Switch, Table, Theme',
        'radix-ui': 'Accordion, Toast',
      },
      styles: ['@radix-ui/themes/styles.css'],
    },
  },
}

/** Bytes, minified and after brotli 11, without React and with styled-components or Emotion. */
export interface AppSize {
  readonly script: number
  readonly style: number
}

function written({ names, styles = [] }: Imports): string {
  const lines = Object.entries(names).map(
    ([from, list], index) =>
      `import { ${list} } from '${from}'; globalThis.kept${index} = [${list}]`,
  )
  return [...lines, ...styles.map((path) => `import '${path}'`)].join('\n')
}

const entry = 'virtual:entry'

async function weighed(imports: Imports): Promise<AppSize> {
  const { script, style } = await buildApp(entry, {
    external: /^react(-dom)?($|\/)/,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? written(imports) : null),
      },
    ],
  })
  return { script: brotliSize(script), style: brotliSize(style) }
}

export interface LibraryBundles {
  readonly id: LibraryId
  readonly button: AppSize
  readonly seven: AppSize
}

/** Measures the size of the same components of each library. */
export async function measureBundles(): Promise<readonly LibraryBundles[]> {
  const results: LibraryBundles[] = []
  for (const [id, { button, seven }] of Object.entries(compared)) {
    results.push({
      id: id as LibraryId,
      button: await weighed(button),
      seven: await weighed(seven),
    })
  }
  return results
}
