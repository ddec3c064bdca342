'use client'
import { useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  ChevronDownIcon,
  DownloadIcon,
  RemoveIcon,
  RenewIcon,
  TagIcon,
  UndoIcon,
  UploadIcon,
  VendorIcon,
} from '../../icons/index.js'
import { FactsLine } from '../FactsLine/index.js'
import { liveFileStrings, LiveMarks } from '../LiveFile/index.js'
import { RecentFiles } from '../RecentFiles/index.js'
import { StoreLabel } from '../StoreLabel/index.js'
import { useDays } from '../useDays.js'
import { fileChipStrings } from './FileChip.strings.js'
import { StyledActions, StyledFacts, StyledJobList, StyledJobs } from './FileChip.styles.js'
import type { FilePopoverProps, NextAutomation } from './FileChip.types.js'

const none: readonly never[] = []

/** Greatest number of jobs, and of recipes, that are shown. */
const shownAtMost = 3

function itemOf({ slug, label, href, reason }: NextAutomation): MenuItem {
  const link = { kind: 'link', id: slug, label, href } as const
  return reason === undefined ? link : { ...link, disabled: true, reason }
}

/** Lists the automations that can use the file, then the others with their reasons. */
function itemsOf(automations: readonly NextAutomation[]): readonly MenuItem[] {
  const usable = automations.filter(({ reason }) => reason === undefined)
  const others = automations.filter(({ reason }) => reason !== undefined)
  if (usable.length === 0 || others.length === 0) return automations.map(itemOf)
  return [...usable.map(itemOf), { kind: 'separator', id: 'others' }, ...others.map(itemOf)]
}

interface Closing {
  /** Closes the popover, before an action that opens something else. */
  readonly onClose: () => void
}

/** Offers the actions on the open file, on any page. */
export function FilePopover({
  file,
  also = none,
  onSwitch,
  jobs = none,
  onUndo,
  onUpdateStore,
  onUndoInStore,
  onReadAgain,
  onFromStore,
  onDownload,
  recipes = none,
  automations = none,
  recent = none,
  onOpenRecent,
  filesHref,
  onStoreLabel,
  onRemove,
  onClose,
}: FilePopoverProps & Closing) {
  const strings = useStrings(fileChipStrings)
  const live = useStrings(liveFileStrings)
  const { moment } = useDays()
  const jobsId = useId()
  const recipesId = useId()
  const closing = (action: () => void) => () => {
    onClose()
    action()
  }
  const hasActions =
    [onDownload, onUpdateStore, onUndoInStore, onReadAgain, onFromStore].some((action) => action) ||
    automations.length > 0
  const hasRecent = recent.length > 0 && onOpenRecent !== undefined
  const isAlone = filesHref !== undefined && !hasRecent

  return (
    <>
      <StyledFacts>
        <strong>{file.live?.store ?? file.name}</strong>
        <FactsLine file={file} />
        {file.live && <LiveMarks live={file.live} />}
        {file.store && <StoreLabel store={file.store} />}
      </StyledFacts>
      {onSwitch && also.length > 0 && (
        <StyledJobs as="div">
          <StyledJobList role="list">
            {also.map(({ id, name }) => (
              <li key={id}>
                <span>{strings.alsoOpen(name)}</span>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={strings.switchTo(name)}
                  onClick={closing(() => onSwitch(id))}
                >
                  {strings.switch}
                </Button>
              </li>
            ))}
          </StyledJobList>
        </StyledJobs>
      )}
      {jobs.length > 0 && (
        <StyledJobs aria-labelledby={jobsId}>
          <h2 id={jobsId}>{strings.lastJobs}</h2>
          <StyledJobList role="list">
            {jobs.slice(0, shownAtMost).map(({ id, name, automation, at, canUndo }) => (
              <li key={id}>
                <span title={name}>
                  <b>{name}</b>{' '}
                  <small>
                    {automation !== undefined && `${automation} · `}
                    {moment(at)}
                  </small>
                </span>
                {onUndo && canUndo && (
                  <Button
                    size="sm"
                    variant="outline"
                    leading={<UndoIcon />}
                    aria-label={strings.undoOf(name)}
                    onClick={() => onUndo(id)}
                  >
                    {strings.undo}
                  </Button>
                )}
              </li>
            ))}
          </StyledJobList>
        </StyledJobs>
      )}
      {hasActions && (
        <StyledActions>
          {onUpdateStore && (
            <Button leading={<UploadIcon />} onClick={closing(onUpdateStore)}>
              {live.updateStore}
            </Button>
          )}
          {onUndoInStore && (
            <Button variant="outline" leading={<UndoIcon />} onClick={closing(onUndoInStore)}>
              {live.undoInStore}
            </Button>
          )}
          {onDownload && (
            <Button
              variant={onUpdateStore ? 'outline' : 'default'}
              leading={<DownloadIcon />}
              onClick={closing(onDownload)}
            >
              {strings.download}
            </Button>
          )}
          {onReadAgain && (
            <Button variant="outline" leading={<RenewIcon />} onClick={closing(onReadAgain)}>
              {live.readAgain}
            </Button>
          )}
          {onFromStore && (
            <Button variant="outline" leading={<VendorIcon />} onClick={closing(onFromStore)}>
              {live.fromStore}
            </Button>
          )}
          {automations.length > 0 && (
            <Menu
              label={strings.continueWith}
              trigger={
                <Button variant="outline" trailing={<ChevronDownIcon />}>
                  {strings.continueWith}
                </Button>
              }
              items={itemsOf(automations)}
            />
          )}
        </StyledActions>
      )}
      {recipes.length > 0 && (
        <StyledJobs aria-labelledby={recipesId}>
          <h2 id={recipesId}>{strings.recipes}</h2>
          <StyledJobList role="list">
            {recipes.slice(0, shownAtMost).map(({ id, name, href }) => (
              <li key={id}>
                <span>{name}</span>
                <Button
                  size="sm"
                  variant="outline"
                  href={href}
                  aria-label={strings.chooseOn(name, file.name)}
                >
                  {strings.choose}
                </Button>
              </li>
            ))}
          </StyledJobList>
        </StyledJobs>
      )}
      {hasRecent && (
        <RecentFiles
          files={recent}
          filesHref={filesHref}
          onOpen={(id) => closing(() => onOpenRecent(id))()}
        />
      )}
      {(onStoreLabel || onRemove || isAlone) && (
        <StyledActions>
          {onStoreLabel && (
            <Button size="sm" variant="ghost" leading={<TagIcon />} onClick={closing(onStoreLabel)}>
              {strings.storeLabel}
            </Button>
          )}
          {onRemove && (
            <Button size="sm" variant="ghost" leading={<RemoveIcon />} onClick={closing(onRemove)}>
              {strings.remove}
            </Button>
          )}
          {isAlone && (
            <Button size="sm" variant="link" href={filesHref}>
              {strings.all}
            </Button>
          )}
        </StyledActions>
      )}
    </>
  )
}
