'use client'
import type { AutomationContent } from '../../../catalogue/types.js'
import { AutomationFrame } from '../AutomationFrame.js'
import type { AutomationPageProps } from '../AutomationPage.types.js'
import { Picture, type PictureProps } from '../Picture.js'

interface NamedPage<Shown> extends Pick<PictureProps<Shown>, 'slug' | 'view'> {
  readonly page: Pick<AutomationContent, 'facts'> & { readonly picture: Shown }
}

/** Makes the page of one automation, which brings its own kind of picture and no other. */
export function pageOf<Shown>({ slug, page: { facts, picture }, view }: NamedPage<Shown>) {
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
