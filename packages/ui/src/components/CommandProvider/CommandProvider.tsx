'use client'
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLinkComponent, useShortcut } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { IconButton } from '../IconButton/index.js'
import { commandProviderStrings } from './CommandProvider.strings.js'
import type { CommandProviderProps, Commands, Overlay } from './CommandProvider.types.js'
import type { Overlays as LoadedOverlays } from './Overlays.js'
import { useTypeAhead } from './useTypeAhead.js'

const CommandContext = createContext<Commands | undefined>(undefined)

/** Closes an open drawer, because the chosen entry leaves its page. */
function closeDrawers() {
  for (const drawer of document.querySelectorAll<HTMLDialogElement>('dialog[data-drawer]:modal')) {
    drawer.close()
  }
}

/** Adds a command palette and a list of keyboard shortcuts to every page below it; both are loaded when they are first opened. */
export function CommandProvider({ children, ...options }: CommandProviderProps) {
  const strings = useStrings(commandProviderStrings)
  const Link = useLinkComponent()
  const [shown, setShown] = useState<Overlay>()
  const [Overlays, setOverlays] = useState<typeof LoadedOverlays>()

  const toggle = useCallback((overlay: Overlay) => {
    closeDrawers()
    setShown((before) => (before === overlay ? undefined : overlay))
  }, [])
  const togglePalette = useCallback(() => toggle('palette'), [toggle])
  const toggleShortcuts = useCallback(() => toggle('shortcuts'), [toggle])
  useShortcut('k', togglePalette)
  useShortcut('/', toggleShortcuts)

  const cancel = useCallback(() => setShown(undefined), [])
  const typed = useTypeAhead(shown === 'palette' && !Overlays, cancel)

  useEffect(() => {
    if (!shown || Overlays) return undefined
    let isCurrent = true
    import('./Overlays.js').then(
      (module) => {
        if (isCurrent) setOverlays(() => module.Overlays)
      },
      () => {
        if (!isCurrent) return
        setShown(undefined)
        toast({
          title: shown === 'palette' ? strings.paletteFailed : strings.shortcutsFailed,
          description: strings.reload,
          variant: 'destructive',
        })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [shown, Overlays, strings])

  const commands = useMemo(() => {
    function open(overlay: Overlay) {
      closeDrawers()
      setShown(overlay)
    }
    return { openPalette: () => open('palette'), openShortcuts: () => open('shortcuts') }
  }, [])
  return (
    <CommandContext.Provider value={commands}>
      {children}
      {Overlays && (
        <Overlays
          shown={shown}
          onShow={setShown}
          options={options}
          typed={typed}
          CloseButton={IconButton}
          Link={Link}
        />
      )}
    </CommandContext.Provider>
  )
}

/** Returns the functions that open the palette and the list of shortcuts; undefined without a `CommandProvider` above. */
export function useCommands(): Commands | undefined {
  return useContext(CommandContext)
}
