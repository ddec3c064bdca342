'use client'
import { AutomationFrame } from '../AutomationFrame.js'
import type { AutomationPageProps } from '../AutomationPage.types.js'
import { Picture, type PictureProps } from '../Picture.js'

/** Makes the page of one automation, which brings its own kind of picture and no other. */
export function pageOf<Shown>(picture: PictureProps<Shown>) {
  return function NamedAutomationPage(props: AutomationPageProps) {
    return <AutomationFrame {...props} slug={picture.slug} picture={<Picture {...picture} />} />
  }
}
