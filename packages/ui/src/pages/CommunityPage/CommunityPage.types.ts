/** A group of people who sell online. */
export interface Community {
  /** Tells the communities apart; unique among them. */
  readonly id: string
  readonly name: string
  /** Where its members meet. */
  readonly platform: string
  /** How many members it has. */
  readonly members: number
  /** What it is good for, in one sentence. */
  readonly feature: string
  /** Where the link leads: an https or mailto address; any other is shown as text. */
  readonly url: string
  /** What the link says. */
  readonly cta: string
  /** How much the link asks for attention. */
  readonly variant: 'outline' | 'secondary' | 'neon-outline'
}

export interface CommunityPageProps {
  /** The communities, in the order in which they are shown. @default samples, marked as such */
  communities?: readonly Community[]
  /** Email address for suggestions. @default a sample address */
  suggestionAddress?: string
}
