/** Addresses of the public pages, as the library's own links use them. */
export const paths = {
  home: '/',
  signUp: '/login',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  blog: '/blog',
  helpCenter: '/support',
} as const
