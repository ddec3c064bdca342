/** A group of people who sell online. */
export interface Community {
  /** Tells the communities apart; unique among them. */
  readonly id: string
  readonly name: string
  /** Platform on which its members meet. */
  readonly platform: string
  /** Number of members. */
  readonly members: number
  /** Its benefit, in one sentence. */
  readonly feature: string
  /** Target of the link: an https or mailto address; any other is shown as text. */
  readonly url: string
  /** Label of the link. */
  readonly cta: string
  /** Emphasis of the link. */
  readonly variant: 'outline' | 'secondary' | 'neon-outline'
}

export interface CommunityPageProps {
  /** The communities, in the order in which they are shown. @default samples, marked as such */
  communities?: readonly Community[]
  /** Email address for suggestions. @default a sample address */
  suggestionAddress?: string
}
