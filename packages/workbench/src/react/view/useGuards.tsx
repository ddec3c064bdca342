import { GuardDialog, type GuardKind } from '@dropwatt/ui/workbench'
import { useState, type ReactNode } from 'react'
import type { GuardAnswers } from '../../core/engine/exclusions.ts'

/** Confirmation dialogs before changes are applied, in order. */
const guards = ['review', 'variants', 'empty'] as const satisfies readonly GuardKind[]

/** Field of `GuardAnswers` that each dialog sets. */
const leaves = { review: 'needsReview', variants: 'optionValues', empty: 'emptied' } as const

interface GuardsOptions {
  /** Number of changes of each kind to confirm. */
  readonly counts: Readonly<Record<GuardKind, number>>
  /** Whether the file is a live file: Update store renames options, and deletes no variant. @default false */
  readonly isLive?: boolean
  /** Shows what needs review. @default the question is closed */
  readonly onReview?: () => void
  /** Called once everything is answered, with what to leave out. */
  readonly onApply: (declined: GuardAnswers) => void
}

/** Shows the confirmation dialogs in order before changes are applied. */
export function useGuards({ counts, isLive = false, onReview, onApply }: GuardsOptions): {
  readonly start: () => void
  readonly dialog: ReactNode
} {
  const [asked, setAsked] = useState<{ at: number; declined: GuardAnswers }>()

  function ask(from: number, declined: GuardAnswers) {
    const at = guards.findIndex(
      (kind, index) => index >= from && counts[kind] > 0 && !(isLive && kind === 'variants'),
    )
    if (at === -1) {
      setAsked(undefined)
      onApply(declined)
    } else setAsked({ at, declined })
  }

  const kind = asked && guards[asked.at]
  const dialog = asked && kind && (
    <GuardDialog
      key={kind}
      open
      onOpenChange={() => setAsked(undefined)}
      kind={kind}
      count={counts[kind]}
      isLive={isLive}
      onAnswer={(answer) => {
        if (answer === 'review') {
          setAsked(undefined)
          onReview?.()
        } else {
          const isDeclined = answer === 'exclude'
          ask(
            asked.at + 1,
            isDeclined ? { ...asked.declined, [leaves[kind]]: true } : asked.declined,
          )
        }
      }}
    />
  )
  return { start: () => ask(0, {}), dialog }
}
