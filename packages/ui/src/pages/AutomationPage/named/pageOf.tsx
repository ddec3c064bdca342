'use client'
import type { AutomationSlug } from '../../../catalogue/slugs.js'
import type { AutomationContent } from '../../../catalogue/content.types.js'
import { AutomationFrame } from '../AutomationFrame.js'
import type { AutomationPageProps } from '../AutomationPage.types.js'
import { Picture, type PictureProps } from '../Picture.js'

type Content<Shown> = Pick<AutomationContent, 'facts'> & { readonly picture: Shown }

/** Creates the page of one automation, which imports only its own kind of illustration. */
export function pageOf<Shown>(
  slug: AutomationSlug,
  { facts, picture }: Content<Shown>,
  view: PictureProps<Shown>['view'],
) {
  return function NamedAutomationPage(props: AutomationPageProps) {
    return (
      <AutomationFrame
        {...props}
        slug={slug}
        facts={facts}
        picture={<Picture slug={slug} picture={picture} view={view} />}
      />
    )
  }
}
