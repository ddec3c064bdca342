import type { ComponentPropsWithoutRef } from 'react'

/** Contact channels. */
export type ContactChannel = 'email' | 'chat' | 'phone'

/** Social channels, by what they show. */
export type SocialNetwork = 'video' | 'photos' | 'news'

export interface ContactProps {
  /** Opens a contact channel. @default shows the not-implemented notice */
  onContact?: (channel: ContactChannel) => void
  /** Opens a social channel. @default shows the not-implemented notice */
  onSocial?: (network: SocialNetwork) => void
}

export interface SiteFooterProps
  extends ContactProps, Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {}
