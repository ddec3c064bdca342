/** The English texts of the app: page titles and messages. */
export const en = {
  titles: {
    home: 'One dashboard. All your store automations.',
    signUp: 'Create account',
    signIn: 'Log in',
    forgotPassword: 'Reset your password',
    updatePassword: 'Choose a new password',
    twoStep: 'One more step',
    terms: 'Terms of Service',
    blog: 'Blog',
    helpCenter: 'Help Center',
    notFound: 'Page Not Found',
    paymentSuccess: 'Payment successful',
    dashboard: 'Dashboard',
    affiliate: 'Affiliate Program',
    support: 'Support',
    community: 'Top E-Com Community',
    files: 'Files',
    jobs: 'Jobs',
    recipes: 'Recipes',
    memory: 'Glossary and saved translations',
    filesGuide: 'How this works',
    crash: 'Something went wrong',
    noConnection: 'No connection',
    outdated: 'A new version is available',
    offline: 'You are offline',
  },
  workbench: {
    group: 'Files',
    open: 'Open a file…',
    files: 'Files',
    guide: 'Guide to working on files',
  },
  loggedOut: { title: 'Logged out', description: 'See you soon!' },
  logoutOffline: {
    kept: 'If you log out, your files stay on this device.',
    removed: 'If you log out, your files are removed from this device.',
    server: 'The server learns of a log-out at the next connection.',
  },
  filesRemoved: { title: 'Files removed from this device' },
  filesUnverified: {
    title: 'Your files stay closed for now',
    description: 'They open once the server has confirmed your account. Check your connection.',
  },
  authenticatorApp: 'Authenticator app',
  accountDeleted: {
    title: 'Your account is deleted',
    description: 'Its files and recipes were removed from this device.',
  },
  codeRefused: 'This code is wrong or has expired. Use the newest email, or request another one.',
  recoveryElsewhere:
    'This link only works in the browser where you requested it. Request a new email here and enter the code from it.',
  googleFailed: 'Failed to connect with google',
  languageFailed: {
    title: 'The language could not be loaded',
    description:
      'Check your internet connection, then reload the page and choose the language again.',
  },
  online: 'You are back online',
  stillOffline: 'Still no connection',
  crash: {
    text: 'This page could not be displayed. Your saved work is safe: reload the page to continue.',
    reload: 'Reload',
  },
} as const

type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
}

/** The texts of the app in any language. */
export type Texts = Translated<typeof en>
