/** The words that the app says itself: titles of pages, and what it reports. */
export const en = {
  titles: {
    home: 'One dashboard. All your store automations.',
    signUp: 'Create account',
    signIn: 'Log in',
    forgotPassword: 'Reset your password',
    updatePassword: 'Choose a new password',
    terms: 'Terms of Service',
    blog: 'Blog',
    helpCenter: 'Help Center',
    notFound: 'Page Not Found',
    paymentSuccess: 'Payment successful',
    dashboard: 'Dashboard',
    affiliate: 'Affiliate Program',
    support: 'Support',
    community: 'Top E-Com Community',
    crash: 'Something went wrong',
    noConnection: 'No connection',
    outdated: 'A new version is available',
    offline: 'You are offline',
  },
  loggedOut: { title: 'Logged out', description: 'See you soon!' },
  codeRefused: 'This code is wrong or too old. Look for the newest email, or have it sent again.',
  recoveryElsewhere:
    'This link only opens in the browser that asked for it. Ask for a new email here, and type the code that it shows.',
  googleFailed: 'Failed to connect with google',
  languageFailed: {
    title: 'The language could not be loaded',
    description: 'Check your internet connection, then reload the page and choose it again.',
  },
  online: 'You are back online',
  stillOffline: 'There is still no connection',
  crash: {
    text: 'This page could not be shown. Nothing you saved is lost: reload the page and go on.',
    reload: 'Reload',
  },
} as const

type Words<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]>
}

/** The same words in any language. */
export type Texts = Words<typeof en>
