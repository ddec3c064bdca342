'use client'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { formatPercent } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { ChevronDownIcon } from '../../icons/index.js'
import { factsLineStrings } from '../FactsLine/index.js'
import type { ShownFile } from '../files.types.js'
import { FileKindIcon } from '../FileKindIcon/index.js'
import { FileName } from '../FileName/index.js'
import { StyledLamp } from '../lamp.styles.js'
import { liveFileStrings, liveLook } from '../LiveFile/index.js'
import { StoreLabel } from '../StoreLabel/index.js'
import { useFigures } from '../useFigures.js'
import { useSince } from '../useSince.js'
import { fileChipStrings } from './FileChip.strings.js'
import {
  StyledAlso,
  StyledChip,
  StyledLetter,
  StyledLook,
  StyledPopover,
  StyledRoot,
  StyledState,
  StyledStore,
  StyledWhole,
} from './FileChip.styles.js'
import type { FileChipProps, FileState } from './FileChip.types.js'
import { FilePopover } from './FilePopover.js'

/** Returns a function that words the state of a file; of one without jobs only how many images it has. */
function useStateText({
  kind = 'products',
  images,
}: ShownFile): (state: FileState) => string | undefined {
  const strings = useStrings(fileChipStrings)
  const facts = useStrings(factsLineStrings)
  const { count } = useFigures()
  const locale = useLocale()
  return (state) => {
    if (state.kind === 'source') return kind === 'products' ? undefined : facts[kind]
    if ('percent' in state) return strings[state.kind](formatPercent(state.percent, locale))
    if (state.kind !== 'jobs') return strings[state.kind](count(state.count), state.count)
    if (state.count > 0) return facts.jobs(count(state.count), state.count)
    return images && facts.imageCount(count(images.count), images.count)
  }
}

const none: NonNullable<FileChipProps['also']> = []

/** Least number of letters of a name that stay visible, and the average width of a letter in em. */
const kept = { letters: 10, width: 0.48 } as const

/** Returns the CSS variable with the least width of a name. */
function minNameWidth(name: string): CSSProperties & { readonly '--least': string } {
  return { '--least': `${Math.min(name.length, kept.letters) * kept.width}em` }
}

/** Shows in the top bar which file is open and how it is, and opens what can be done with it. */
export function FileChip({ file, state, access = 'saved', ...actions }: FileChipProps) {
  const { also = none, onSwitch } = actions
  const strings = useStrings(fileChipStrings)
  const textOf = useStateText(file)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const stateText = textOf(state)
  const refusals = {
    saved: undefined,
    'view-only': strings.viewOnly,
    'not-saved': strings.notSaved,
  }
  const { live: store } = file
  const live = useStrings(liveFileStrings)
  const since = useSince()
  const title = store
    ? live.openFile(live.storeRead(store.store, since(store.readAt)))
    : strings.openFile(file.name)
  const mustReconnect = store?.state === 'reconnect' ? live.reconnect : undefined
  const name = [
    title,
    store?.isPractice ? live.practice : undefined,
    file.store?.text,
    mustReconnect,
    stateText,
    refusals[access],
  ]
    .filter((part) => part !== undefined)
    .join(', ')
  // The age of a live file gives way to what happens to it.
  const age =
    store && (state.kind === 'jobs' ? (mustReconnect ?? live.read(since(store.readAt))) : undefined)
  const shownState = age ?? stateText
  const isWaiting = state.kind === 'paused'
  const isLit =
    access === 'saved' && (!store || (store.state === 'connected' && !store.isOld && !isWaiting))

  useEffect(() => {
    if (!isOpen) return undefined
    popover.current?.focus()
    function leave({ target }: PointerEvent) {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  // An action may take away its own button, which had focus, such as that which undoes a job.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) popover.current?.focus()
  })

  function close() {
    button.current?.focus()
    setOpen(false)
  }

  // An open menu takes Escape first and prevents its default.
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  function closeBehind({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <StyledRoot ref={root} data-file-chip="" onKeyDown={closeByKey} onBlur={closeBehind}>
      <StyledChip
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <StyledWhole>{name}</StyledWhole>
        <StyledLook
          aria-hidden="true"
          data-live={liveLook(store)}
          style={minNameWidth(store?.store ?? file.name)}
        >
          {store && (
            <StyledStore data-live={liveLook(store)}>
              <FileKindIcon kind="products" live={store} />
            </StyledStore>
          )}
          <StyledLamp data-lit={isLit ? '' : undefined} />
          {file.store && !store && (
            <StyledLetter>
              <StoreLabel store={file.store} />
            </StyledLetter>
          )}
          <FileName name={file.name} live={store} />
          {shownState !== undefined && (
            <StyledState data-tone={state.kind === 'problems' ? 'danger' : undefined}>
              {shownState}
            </StyledState>
          )}
          <ChevronDownIcon />
        </StyledLook>
      </StyledChip>
      {onSwitch &&
        also.map((other) => (
          <StyledAlso
            key={other.id}
            type="button"
            title={other.name}
            onClick={() => onSwitch(other.id)}
          >
            <StyledWhole>
              {strings.alsoOpen(other.name)}. {strings.switchTo(other.name)}
            </StyledWhole>
            <FileKindIcon kind={other.kind} />
          </StyledAlso>
        ))}
      {isOpen && (
        <StyledPopover
          ref={popover}
          id={id}
          role="dialog"
          aria-label={name}
          tabIndex={-1}
          onClick={({ target }) => {
            if ((target as Element).closest('a[href]')) setOpen(false)
          }}
        >
          <FilePopover file={file} {...actions} onClose={close} />
        </StyledPopover>
      )}
    </StyledRoot>
  )
}
