'use client'
import { useMemo } from 'react'
import { useStrings } from '../i18n/index.js'
import { paths } from './paths.js'
import { sectionHref } from './sections.js'
import { siteStrings } from './site.strings.js'

/** One link of the public pages. */
export interface SiteLink {
  readonly href: string
  readonly label: string
}

/** Links under one name. */
export interface SiteMenu {
  readonly id: 'product' | 'resources'
  readonly label: string
  readonly links: readonly SiteLink[]
}

/** What the header and the footer of the public pages lead to. */
export interface SiteNavigation {
  readonly menus: readonly SiteMenu[]
  readonly pricing: SiteLink
  readonly terms: SiteLink
}

/** Reads the navigation of the public pages in the language in force. */
export function useSiteNavigation(): SiteNavigation {
  const strings = useStrings(siteStrings)
  return useMemo(
    () => ({
      menus: [
        {
          id: 'product',
          label: strings.product,
          links: [
            { href: sectionHref('features'), label: strings.overview },
            { href: sectionHref('automations'), label: strings.library },
            { href: sectionHref('integrations'), label: strings.integrations },
          ],
        },
        {
          id: 'resources',
          label: strings.resources,
          links: [
            { href: paths.blog, label: strings.blog },
            { href: sectionHref('case-study'), label: strings.caseStudies },
            { href: paths.helpCenter, label: strings.helpCenter },
          ],
        },
      ],
      pricing: { href: sectionHref('pricing'), label: strings.pricing },
      terms: { href: paths.terms, label: strings.terms },
    }),
    [strings],
  )
}
