/** Matches modules of the library and of the app by the ends of their paths. */
function modules(...names: readonly string[]): string {
  return `/packages/(?:ui|app)/src/(?:[\\w/]+/)?(?:${names.join('|')})\\.tsx?$`
}

function icons(...names: readonly string[]): string {
  return `/lucide-react/.*/(?:${names.join('|')})\\.mjs$`
}

function packages(...names: readonly string[]): string {
  return `/node_modules/(?:${names.join('|')})/`
}

interface Chunk {
  readonly name: string
  /** What it is made of; what that needs comes along unless an earlier chunk has it. */
  readonly test?: RegExp
  /** Which modules alone may be in it. */
  readonly tags?: ['$initial']
  /** How many entries must use a module. */
  readonly minShareCount?: number
}

function chunk(name: string, ...patterns: readonly string[]): Chunk {
  return { name, test: new RegExp(patterns.join('|')) }
}

/**
 * What several pages share, by who shares it, so that a page needs few files and little that is not
 * its own. Each chunk needs only those before it. What is not named here goes with the pages that
 * use it.
 */
export const chunks: Chunk[] = [
  chunk(
    'vendor',
    packages('react', 'react-dom', 'scheduler', 'styled-components', 'stylis'),
    packages('react-router', 'react-router-dom'),
    'rolldown/runtime',
  ),
  // What every page needs, beside the entry, which has to stay a file of its own.
  { name: 'app', test: /^(?!.*\/app\/(?:index\.html|src\/main\.tsx)$)/, tags: ['$initial'] },
  // What public pages, forms and the dashboard have in common.
  chunk(
    'core',
    modules('Brand', 'ExternalLink\\.strings', 'PreferenceButtons', 'SkipLink'),
    modules('TopBar\\.strings', 'initials', 'sections', 'trial', 'useAction', 'usePreferences'),
    modules('useAnnouncement', 'useTopModal'),
    icons('arrow-right', 'badge-check', 'check', 'chevron-down', 'chevron-right'),
    icons('circle-exclamation-point', 'external-link', 'eye', 'mail', 'menu', 'message-circle'),
    icons('moon', 'phone-call', 'play', 'sun', 'timer', 'triangle-exclamation-point', 'x'),
  ),
  // The navigation of public pages and of the dashboard.
  chunk('navigation', modules('Drawer', 'useDisclosure', 'useNavigation'), icons('user-round')),
  chunk('accordion', modules('Accordion')),
  chunk('facts', modules('FactList')),
  chunk('tee', modules('Tee')),
  chunk('night', modules('ShopFront')),
  chunk('parts', modules('Badge', 'ProgressBar')),
  chunk('steps', modules('Steps')),
  chunk(
    'form',
    modules('EmailField', 'Form', 'FormField', 'Select', 'TextField', 'useForm'),
    modules('emailRules', 'isEmail', 'newPasswordRules', 'useBusy', 'useFailure'),
  ),
  chunk(
    'panel',
    modules('Card', 'EmptyState', 'MetricCard', 'MetricGrid', 'PageFrame'),
    modules('navigation/texts', 'settingsSamples'),
  ),
  chunk('site', modules('PublicFrame', 'Scene', 'useSite')),
  chunk(
    'entrance',
    modules('AuthForm', 'AuthFrame', 'AuthMessage', 'NewPasswordFields', 'PasswordField'),
    modules('useSignInFlow', 'useNotice'),
  ),
  { ...chunk('signs', '/lucide-react/'), minShareCount: 2 },
  chunk(
    'automation',
    modules('AutomationFrame', 'Exhibit', 'Picture', 'pageOf', 'routes/automation'),
  ),
  chunk(
    'settings',
    modules('SettingsFrame', 'SettingsGroup', 'SettingsRow', 'SettingsRows', 'Switch'),
    modules('SettingsPage\\.styles', 'percentOf', 'routes/settings', 'useDay'),
  ),
]
