import type { ComponentPropsWithoutRef } from 'react'

/** Ways to reach the people behind the product. */
export type ContactChannel = 'email' | 'chat' | 'phone'

/** Places where the product posts, by what they show. */
export type SocialNetwork = 'video' | 'photos' | 'news'

export interface ContactProps {
  /** Opens a way to get in touch. @default shows the not-implemented notice */
  onContact?: (channel: ContactChannel) => void
  /** Opens a place where the product posts. @default shows the not-implemented notice */
  onSocial?: (network: SocialNetwork) => void
}

export interface SiteFooterProps
  extends ContactProps, Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {}
