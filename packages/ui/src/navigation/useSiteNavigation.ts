'use client'
import { useMemo } from 'react'
import { useStrings } from '../i18n/index.js'
import { paths } from './paths.js'
import { sectionHref } from './sections.js'
import { siteStrings } from './site.strings.js'

/** A link of the public pages. */
export interface SiteLink {
  readonly href: string
  readonly label: string
}

/** A labelled menu of links. */
export interface SiteMenu {
  readonly id: 'product' | 'resources'
  readonly label: string
  readonly links: readonly SiteLink[]
}

/** Links of the header and the footer of the public pages. */
export interface SiteNavigation {
  readonly menus: readonly SiteMenu[]
  readonly pricing: SiteLink
  readonly terms: SiteLink
}

/** Returns the navigation of the public pages in the current language. */
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
