import { ApplyFirstDialog } from '@dropwatt/ui/workbench'
import type { Bench } from '../../core/store/Bench.ts'
import type { PendingChanges } from '../../core/store/SessionState.ts'
import { useJobNames } from './useJobNames.ts'

interface ApplyFirstProps {
  bench: Bench
  pending: PendingChanges
  apply: () => void
}

/** Asks before a download whether the changes that the page shows are to be in it. */
export function ApplyFirst({ bench, pending, apply }: ApplyFirstProps) {
  const nameOf = useJobNames()
  const { slug, options, changes } = pending
  const { title, automation } = nameOf({ origin: { kind: 'automation', slug, options } })
  return (
    <ApplyFirstDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      changes={changes}
      automation={automation}
      {...(title !== automation && { summary: title })}
      onSkip={() => bench.dialogs.ask({ kind: 'download', isAsked: true })}
      onApply={() => {
        bench.dialogs.close()
        apply()
      }}
    />
  )
}
