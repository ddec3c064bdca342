/** A section of the acceptance list: its title and its last line. Lines are numbered from 1. */
export interface Section {
  readonly title: string
  readonly last: number
}

/** The sections of the acceptance list, in order. */
export const sections: readonly Section[] = [
  { title: 'Product and claims', last: 27 },
  { title: 'Routes and access', last: 78 },
  { title: 'Landing: header', last: 99 },
  { title: 'Landing: sections', last: 113 },
  { title: 'Landing: placeholder actions', last: 119 },
  { title: 'Pricing', last: 139 },
  { title: 'Sign-up', last: 176 },
  { title: 'Password strength', last: 190 },
  { title: 'Sign-in', last: 204 },
  { title: 'Session and auth context', last: 229 },
  { title: 'Dashboard overview', last: 252 },
  { title: 'Job queue', last: 272 },
  { title: 'Quick actions', last: 277 },
  { title: 'Getting started', last: 289 },
  { title: 'Sidebar and dashboard layout', last: 312 },
  { title: 'Automation pages', last: 337 },
  { title: 'Support', last: 360 },
  { title: 'Affiliate', last: 373 },
  { title: 'Community', last: 378 },
  { title: 'Settings', last: 412 },
  { title: 'Payment success', last: 418 },
  { title: 'Blog, terms, 404', last: 425 },
  { title: 'Toasts and notices', last: 440 },
  { title: 'Design system', last: 448 },
  { title: 'Things the product must not do', last: 455 },
]
