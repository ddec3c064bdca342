import { useStore } from 'zustand'
import type { OwnViewProps, OwnViews } from './ownViews.types.ts'
import { MemoryEntries } from './MemoryEntries.tsx'

/** The languages to propose: that of the translations first. */
function useLocales({ session }: OwnViewProps): readonly string[] {
  const status = useStore(session.preview.texts.state, (state) => state.status)
  return status ? [status.locale] : []
}

function GlossaryView(props: OwnViewProps) {
  return <MemoryEntries account={props.bench.account} table="terms" locales={useLocales(props)} />
}

function SavedView(props: OwnViewProps) {
  return (
    <MemoryEntries account={props.bench.account} table="translations" locales={useLocales(props)} />
  )
}

/** The views that only translations have. */
export const translationTabs: OwnViews = { glossary: GlossaryView, memory: SavedView }
