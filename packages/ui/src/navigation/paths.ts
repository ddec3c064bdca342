/** Addresses of the public pages, used by the links of the library. */
export const paths = {
  home: '/',
  signUp: '/login',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  blog: '/blog',
  helpCenter: '/support',
} as const
