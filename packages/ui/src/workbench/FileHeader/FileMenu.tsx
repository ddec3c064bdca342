'use client'
import type { ReactElement } from 'react'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  CompareIcon,
  DownloadIcon,
  ExpandIcon,
  FileIcon,
  MoreIcon,
  RedoIcon,
  RemoveIcon,
  RenewIcon,
  ShrinkIcon,
  TagIcon,
  UndoIcon,
  UploadIcon,
  VendorIcon,
} from '../../icons/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { fileHeaderStrings } from './FileHeader.strings.js'
import type { FileActions } from './FileHeader.types.js'

const none: readonly MenuItem[] = []

interface Entry {
  readonly id: string
  readonly label: string
  readonly icon: ReactElement
  readonly onSelect: (() => void) | undefined
  readonly disabled?: boolean
  readonly destructive?: boolean
}

function itemsOf(entries: readonly Entry[]): readonly MenuItem[] {
  return entries.flatMap((entry) =>
    entry.onSelect ? [{ ...entry, kind: 'action' as const, onSelect: entry.onSelect }] : [],
  )
}

export interface FileMenuProps extends FileActions {
  /** Also holds what the header shows as buttons, where there is no room for them. @default false */
  isWhole?: boolean
}

/** Offers the actions on the open file as a menu. */
export function FileMenu({
  onUndo,
  canUndo = false,
  onRedo,
  canRedo = false,
  locked,
  onDownload,
  onUpdateStore,
  onUndoInStore,
  onReadAgain,
  isReading = false,
  onOpenAnother,
  onFromStore,
  onCompare,
  onStoreLabel,
  onDownloadOriginal,
  onRemove,
  onExpandedChange,
  isExpanded = false,
  moreItems = none,
  isWhole = false,
}: FileMenuProps) {
  const strings = useStrings(fileHeaderStrings)
  const live = useStrings(liveFileStrings)
  const off = (can: boolean, reason: string) =>
    can ? {} : { disabled: true, reason: locked ?? reason }
  const download: Entry = {
    id: 'download',
    label: strings.download,
    icon: <DownloadIcon />,
    onSelect: onDownload,
  }
  const buttons = itemsOf([
    {
      id: 'undo',
      label: strings.undo,
      icon: <UndoIcon />,
      onSelect: onUndo,
      ...off(canUndo, strings.noUndo),
    },
    {
      id: 'redo',
      label: strings.redo,
      icon: <RedoIcon />,
      onSelect: onRedo,
      ...off(canRedo, strings.noRedo),
    },
    {
      id: 'read',
      label: live.readAgain,
      icon: <RenewIcon />,
      onSelect: onReadAgain,
      disabled: isReading,
    },
    download,
    {
      id: 'expand',
      label: isExpanded ? strings.shrink : strings.expand,
      icon: isExpanded ? <ShrinkIcon /> : <ExpandIcon />,
      onSelect: onExpandedChange && (() => onExpandedChange(!isExpanded)),
    },
  ])
  const others = itemsOf([
    {
      id: 'update-store',
      label: live.updateStore,
      icon: <UploadIcon />,
      onSelect: onUpdateStore,
    },
    {
      id: 'undo-in-store',
      label: live.undoInStore,
      icon: <UndoIcon />,
      onSelect: onUndoInStore,
    },
    ...(isWhole ? [] : [download]),
    { id: 'open', label: strings.openAnother, icon: <UploadIcon />, onSelect: onOpenAnother },
    { id: 'from-store', label: live.fromStore, icon: <VendorIcon />, onSelect: onFromStore },
    { id: 'compare', label: strings.compare, icon: <CompareIcon />, onSelect: onCompare },
    { id: 'store', label: strings.storeLabel, icon: <TagIcon />, onSelect: onStoreLabel },
    {
      id: 'original',
      label: strings.downloadOriginal,
      icon: <FileIcon />,
      onSelect: onDownloadOriginal,
    },
  ])
  const removing = itemsOf([
    {
      id: 'remove',
      label: strings.remove,
      icon: <RemoveIcon />,
      onSelect: onRemove,
      destructive: true,
    },
  ])
  const groups = [isWhole ? buttons : [], others, moreItems, removing].filter(
    (group) => group.length > 0,
  )
  if (groups.length === 0) return null
  return (
    <Menu
      label={strings.menu}
      align="end"
      trigger={<IconButton label={strings.menu} icon={<MoreIcon />} />}
      items={groups.flatMap((group, at) =>
        at === 0 ? group : [{ kind: 'separator' as const, id: `separator-${at}` }, group].flat(),
      )}
    />
  )
}
