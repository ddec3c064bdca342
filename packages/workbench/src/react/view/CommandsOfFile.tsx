import { useEffect } from 'react'
import { useStore } from 'zustand'
import { fileCommands } from '../commands.ts'
import { recipeAddress } from '../recipeAddress.ts'
import { useHost } from '../WorkbenchHost.tsx'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { fileLabel } from './fileLabel.ts'
import { useJobNames } from './useJobNames.ts'

/** Adds the commands about the open file to the command palette. */
export function CommandsOfFile({ bench, session }: { bench: Bench; session: Session }) {
  const file = useStore(session.state, (state) => state.file)
  const status = useStore(session.state, (state) => state.status)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const recipes = useStore(bench.state, (state) => state.recipes)
  const files = useStore(bench.state, (state) => state.files)
  const { texts, language } = useBenchTexts()
  const label = fileLabel(file, files, language)
  const { navigate, paths } = useHost()
  const nameOf = useJobNames()
  const last = status.jobs.find(({ id }) => id === status.undoable)
  const lastName = last && canEdit ? nameOf(last).title : undefined

  useEffect(() => {
    const { commands } = texts
    const entries = [
      {
        id: 'download',
        label: commands.download(label),
        onSelect: () => bench.dialogs.ask({ kind: 'download' }),
      },
      ...(last && lastName !== undefined
        ? [
            {
              id: 'undo',
              label: commands.undo(lastName),
              onSelect: () => void bench.dialogs.undo(last.id),
            },
          ]
        : []),
      ...recipes.map(({ id, name }) => ({
        id: `recipe-${id}`,
        label: commands.use(name, label),
        onSelect: () => navigate(recipeAddress(paths, id)),
      })),
    ]
    fileCommands.set({ entries })
    return () => fileCommands.set({ entries: [] })
  }, [bench, label, last, lastName, recipes, texts, navigate, paths])

  return null
}
