import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import { LocaleProvider } from '../packages/ui/src/i18n/index.js'
import { languageNames, languages } from '../packages/ui/src/i18n/languages.js'
import { catalogs as translations } from '../packages/ui/src/test/catalogs.js'
import { pseudoCatalog } from '../packages/ui/src/test/pseudo/index.js'
import { removeToast } from '../packages/ui/src/toast/index.js'
import { axeOptions, runAxeInEachTheme } from './runAxeInEachTheme.ts'
import { propsFromIndex } from './propsFromIndex.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { DocsPage } from './DocsPage.tsx'
import '../packages/ui/fonts.css'
import '../packages/ui/theme.css'

// A busy machine draws more slowly than in the usual second.
configure({ asyncUtilTimeout: 10_000 })

const isTest = import.meta.env.MODE === 'test'

/** The languages, and a pseudo-locale that reveals untranslated and clipped texts. */
const catalogs = { ...translations, 'en-XA': pseudoCatalog }

function isLanguage(value: unknown): value is keyof typeof catalogs {
  return typeof value === 'string' && Object.hasOwn(catalogs, value)
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [propsFromIndex],
  parameters: {
    // Tests run axe with `runAxeInEachTheme`, not with the add-on.
    a11y: isTest ? { test: 'off', options: axeOptions } : { test: 'error' },
    docs: { container: DocsPage, page: ComponentPage },
    layout: 'padded',
    controls: { sort: 'requiredFirst' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Writing'],
          'Guides',
          [
            'Installing',
            'Pages',
            'Routing',
            'Notices and actions',
            'Theming',
            'Languages',
            'Accessibility',
          ],
          'Components',
          'Workbench',
          'Frames',
          'Pages',
          'Auth',
          ['Overview', '*'],
          '*',
          'Changelog (what is new, releases)',
          ['*', 'Docs', 'Default', '*', 'Matrix'],
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...languages.map((value) => ({ value, title: languageNames[value] })),
          { value: 'en-XA', title: 'Pseudo-locale' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  // Removes the toasts of the previous story.
  beforeEach: () => removeToast(),
  // Tests check each story in all themes and languages; Storybook itself only in the selected ones.
  ...(isTest && { afterEach: runAxeInEachTheme }),
  initialGlobals: {
    theme: 'dark',
    language: languages[0],
    direction: 'ltr',
  },
  decorators: [
    function InThemeAndLanguage(Story, { globals }) {
      const language = isLanguage(globals.language) ? globals.language : languages[0]
      const theme = globals.theme === 'light' ? 'light' : 'dark'
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      useEffect(() => {
        Object.assign(document.documentElement, { lang: language, dir: direction })
        document.documentElement.dataset.theme = theme
      }, [language, direction, theme])
      return (
        <LocaleProvider locale={language} catalog={catalogs[language]}>
          <Story />
        </LocaleProvider>
      )
    },
  ],
})
