'use client'
import { forwardRef, useState } from 'react'
import { Badge, type BadgeTone } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { Table, type TableColumn } from '../../components/Table/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import {
  CheckIcon,
  DownloadIcon,
  FileIcon,
  MoreIcon,
  PauseIcon,
  RemoveIcon,
  SortIcon,
  TagIcon,
} from '../../icons/index.js'
import { factsLineStrings, StyledDots } from '../FactsLine/index.js'
import { FileKindIcon } from '../FileKindIcon/index.js'
import { FileName } from '../FileName/index.js'
import { liveFileStrings, liveLook, LiveMarks } from '../LiveFile/index.js'
import { StoreLabel } from '../StoreLabel/index.js'
import { useDays } from '../useDays.js'
import { useFigures, type Figures } from '../useFigures.js'
import { useSince } from '../useSince.js'
import { fileListStrings } from './FileList.strings.js'
import { fileOrders, orderFiles, type FileOrder } from './orderFiles.js'
import {
  StyledActions,
  StyledFile,
  StyledList,
  StyledLoading,
  StyledName,
  StyledSort,
  StyledTile,
} from './FileList.styles.js'
import type { FileListProps, SavedFile, SavedFileState } from './FileList.types.js'

const tones: Readonly<Record<SavedFileState['kind'], BadgeTone>> = {
  open: 'success',
  paused: 'warning',
  downloaded: 'neutral',
  'not-downloaded': 'warning',
  saved: 'neutral',
}

const signs = { paused: <PauseIcon />, downloaded: <CheckIcon /> } as const

const updateTones = { done: 'success', due: 'warning', running: 'neutral' } as const

function StateBadge({ file: { state, live } }: { file: SavedFile }) {
  const strings = useStrings(fileListStrings)
  const words = useStrings(liveFileStrings)
  const { count } = useFigures()
  const texts = {
    open: strings.openNow,
    downloaded: strings.downloaded,
    'not-downloaded': strings.notDownloaded,
    saved: strings.saved,
    paused: state.kind === 'paused' ? strings.paused(count(state.done), count(state.total)) : '',
  }
  // What matters of a live file is its store, not a download.
  if (live && (state.kind === 'downloaded' || state.kind === 'not-downloaded')) {
    const { update } = live
    return update ? (
      <Badge tone={updateTones[update]}>{words[update]}</Badge>
    ) : (
      <Badge>{strings.saved}</Badge>
    )
  }
  const icon =
    state.kind === 'paused' || state.kind === 'downloaded' ? signs[state.kind] : undefined
  return (
    <Badge tone={tones[state.kind]} icon={icon}>
      {texts[state.kind]}
    </Badge>
  )
}

function FileCell({ file }: { file: SavedFile }) {
  const facts = useStrings(factsLineStrings)
  const { count } = useFigures()
  const { moment } = useDays()
  const words = useStrings(liveFileStrings)
  const since = useSince()
  const { kind = 'products', images, live } = file
  const named =
    kind === 'products' ? facts.products(count(file.products), file.products) : facts[kind]
  const what = images ? facts.imageCount(count(images.count), images.count) : named
  return (
    <StyledFile>
      <StyledTile data-live={liveLook(live)}>
        <FileKindIcon kind={kind} live={live} />
      </StyledTile>
      <StyledName>
        <FileName name={file.name} live={live} />
        <StyledDots>
          {live && <LiveMarks live={live} />} {file.store && <StoreLabel store={file.store} />}{' '}
          <span>{moment(file.openedAt)}</span> <span>{what}</span>{' '}
          {live && <span>{words.read(since(live.readAt))}</span>}
        </StyledDots>
      </StyledName>
    </StyledFile>
  )
}

interface ActionProps extends Pick<
  FileListProps,
  'onOpen' | 'onRemove' | 'onStoreLabel' | 'onDownloadOriginal'
> {
  readonly file: SavedFile
}

function FileActionsCell({
  file: { id, name: own, state, live },
  onOpen,
  onRemove,
  onStoreLabel,
  onDownloadOriginal,
}: ActionProps) {
  const strings = useStrings(fileListStrings)
  const name = live?.store ?? own
  const labels: Readonly<Record<SavedFileState['kind'], string>> = {
    open: strings.continue,
    paused: strings.resume,
    downloaded: strings.open,
    'not-downloaded': strings.open,
    saved: strings.open,
  }
  const isNext = state.kind === 'open' || state.kind === 'paused'
  const entries: readonly (MenuItem | undefined)[] = [
    onStoreLabel && {
      kind: 'action',
      id: 'store',
      label: strings.storeLabel,
      icon: <TagIcon />,
      onSelect: () => onStoreLabel(id),
    },
    onDownloadOriginal && {
      kind: 'action',
      id: 'original',
      label: strings.downloadOriginal,
      icon: <DownloadIcon />,
      onSelect: () => onDownloadOriginal(id),
    },
    onRemove && {
      kind: 'action',
      id: 'remove',
      label: strings.remove,
      icon: <RemoveIcon />,
      destructive: true,
      onSelect: () => onRemove(id),
    },
  ]
  const items = entries.filter((item) => item !== undefined)
  return (
    <StyledActions>
      <Button
        size="sm"
        variant={isNext ? 'outline' : 'ghost'}
        aria-label={strings.actionOn(labels[state.kind], name)}
        onClick={() => onOpen(id)}
      >
        {labels[state.kind]}
      </Button>
      {items.length > 0 && (
        <Menu
          label={strings.menuOf(name)}
          align="end"
          trigger={<IconButton label={strings.menuOf(name)} icon={<MoreIcon />} />}
          items={items}
        />
      )}
    </StyledActions>
  )
}

type Words = (typeof fileListStrings)['en']

/** Returns the columns of the list; `actions` are the handlers of each row. */
function columnsOf(
  strings: Words,
  { count, bytes }: Figures,
  actions: Omit<ActionProps, 'file'>,
): readonly TableColumn<SavedFile>[] {
  return [
    {
      id: 'file',
      header: strings.file,
      rowHeader: true,
      cell: (file) => <FileCell file={file} />,
    },
    { id: 'jobs', header: strings.jobs, align: 'end', cell: ({ jobs }) => count(jobs) },
    {
      id: 'size',
      header: strings.size,
      align: 'end',
      cell: ({ savedBytes }) => bytes(savedBytes),
    },
    { id: 'state', header: strings.state, cell: (file) => <StateBadge file={file} /> },
    {
      id: 'actions',
      header: strings.actions,
      headerHidden: true,
      align: 'end',
      cell: (file) => <FileActionsCell {...actions} file={file} />,
    },
  ]
}

/** Lists the files saved on this device, each with its state and what can be done with it. */
export const FileList = forwardRef<HTMLDivElement, FileListProps>(function FileList(
  { files, onOpen, onRemove, onStoreLabel, onDownloadOriginal, busy = false, ...native },
  ref,
) {
  const strings = useStrings(fileListStrings)
  const figures = useFigures()
  const locale = useLocale()
  const [order, setOrder] = useState<FileOrder>('opened')
  const actions = { onOpen, onRemove, onStoreLabel, onDownloadOriginal }
  return (
    <StyledList {...native} ref={ref} aria-busy={busy || undefined}>
      {!busy && files.length > 1 && (
        <StyledSort>
          <Menu
            label={strings.sort}
            align="end"
            trigger={
              <Button size="sm" variant="ghost" leading={<SortIcon />}>
                {strings.sortedBy(strings[order])}
              </Button>
            }
            items={[
              {
                kind: 'radio',
                id: 'order',
                label: strings.sort,
                value: order,
                options: fileOrders.map((value) => ({ value, label: strings[value] })),
                onValueChange: (value) => {
                  const chosen = fileOrders.find((each) => each === value)
                  if (chosen) setOrder(chosen)
                },
              },
            ]}
          />
        </StyledSort>
      )}
      {busy ? (
        <StyledLoading role="status" aria-label={strings.loading}>
          <Skeleton height={40} shape="block" />
          <Skeleton height={40} shape="block" />
          <Skeleton height={40} shape="block" />
        </StyledLoading>
      ) : (
        <Table
          caption={strings.caption}
          captionHidden
          columns={columnsOf(strings, figures, actions)}
          rows={orderFiles(files, order, locale)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={FileIcon} headingLevel={2} heading={strings.none}>
              {strings.noneText}
            </EmptyState>
          }
        />
      )}
    </StyledList>
  )
})
