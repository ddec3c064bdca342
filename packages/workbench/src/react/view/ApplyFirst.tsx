import { ApplyFirstDialog } from '@dropwatt/ui/workbench'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchDialog } from '../../core/store/BenchState.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { pageOf } from './lastPage.ts'
import { useJobNames } from './useJobNames.ts'

interface ApplyFirstProps {
  bench: Bench
  asked: Extract<BenchDialog, { kind: 'apply-first' }>
}

/** Asks before a download whether changes that are not in the file yet are to be in it. */
export function ApplyFirst({ bench, asked }: ApplyFirstProps) {
  const nameOf = useJobNames()
  const { leave, paths } = useHost()
  const { by, changes } = asked.pending
  const isOfList = 'list' in asked
  const { title, automation } =
    by.kind === 'recipe' ? { title: by.name, automation: by.name } : nameOf({ origin: by })
  return (
    <ApplyFirstDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      changes={changes}
      automation={automation}
      {...(title !== automation && { summary: title })}
      isElsewhere={isOfList}
      onSkip={() => bench.dialogs.ask({ kind: 'download', isAsked: isOfList ? 'list' : true })}
      onApply={() => {
        bench.dialogs.close()
        if (!isOfList) {
          asked.apply()
          return
        }
        void bench.opening.choose(asked.list)
        leave(`${pageOf(paths, asked.list, undefined)}?tab=products`)
      }}
    />
  )
}
