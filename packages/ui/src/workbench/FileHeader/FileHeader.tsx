'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  DownloadIcon,
  ExpandIcon,
  RedoIcon,
  RenewIcon,
  ShrinkIcon,
  UndoIcon,
} from '../../icons/index.js'
import { FactsLine } from '../FactsLine/index.js'
import { FileKindIcon } from '../FileKindIcon/index.js'
import { FileName } from '../FileName/index.js'
import { liveFileStrings, liveLook, LiveMarks } from '../LiveFile/index.js'
import { StoreLabel } from '../StoreLabel/index.js'
import { offBecause } from '../offBecause.js'
import { fileHeaderStrings } from './FileHeader.strings.js'
import {
  StyledActions,
  StyledDivider,
  StyledHeader,
  StyledHeading,
  StyledName,
  StyledTile,
  StyledTitle,
} from './FileHeader.styles.js'
import type { FileHeaderProps } from './FileHeader.types.js'
import { FileMenu } from './FileMenu.js'

/** Names the open file, with its facts and what can be done with it. */
export const FileHeader = forwardRef<HTMLDivElement, FileHeaderProps>(function FileHeader(
  {
    file,
    headingLevel = 2,
    headingRef,
    onUndo,
    canUndo = false,
    onRedo,
    canRedo = false,
    locked,
    onUpdateStore,
    onUndoInStore,
    onReadAgain,
    isReading,
    onDownload,
    onOpenAnother,
    onFromStore,
    onCompare,
    onStoreLabel,
    onDownloadOriginal,
    onRemove,
    onExpandedChange,
    isExpanded = false,
    moreItems,
    ...native
  },
  ref,
) {
  const strings = useStrings(fileHeaderStrings)
  const live = useStrings(liveFileStrings)
  return (
    <StyledHeader {...native} ref={ref}>
      <StyledTile data-live={liveLook(file.live)}>
        <FileKindIcon kind={file.kind} live={file.live} />
      </StyledTile>
      <StyledTitle>
        <StyledName>
          <StyledHeading ref={headingRef} as={`h${headingLevel}`} tabIndex={-1}>
            <FileName name={file.name} live={file.live} />
          </StyledHeading>
          {file.live && <LiveMarks live={file.live} />}
          {file.store && <StoreLabel store={file.store} />}
        </StyledName>
        <FactsLine file={file} />
      </StyledTitle>
      <StyledActions>
        {onUndo && (
          <IconButton
            label={strings.undo}
            icon={<UndoIcon />}
            data-turning=""
            onClick={onUndo}
            {...offBecause(canUndo ? undefined : (locked ?? strings.noUndo))}
          />
        )}
        {onRedo && (
          <IconButton
            label={strings.redo}
            icon={<RedoIcon />}
            data-turning=""
            onClick={onRedo}
            {...offBecause(canRedo ? undefined : (locked ?? strings.noRedo))}
          />
        )}
        {(onUndo ?? onRedo) && (onReadAgain ?? onDownload) && <StyledDivider />}
        {onReadAgain ? (
          <Button variant="outline" leading={<RenewIcon />} onClick={onReadAgain} busy={isReading}>
            {live.readAgain}
          </Button>
        ) : (
          onDownload && (
            <Button variant="outline" leading={<DownloadIcon />} onClick={onDownload}>
              {strings.download}
            </Button>
          )
        )}
        <FileMenu
          onDownload={onReadAgain && onDownload}
          onUpdateStore={onUpdateStore}
          onUndoInStore={onUndoInStore}
          onOpenAnother={onOpenAnother}
          onFromStore={onFromStore}
          onCompare={onCompare}
          onStoreLabel={onStoreLabel}
          onDownloadOriginal={onDownloadOriginal}
          onRemove={onRemove}
          moreItems={moreItems}
        />
        {onExpandedChange && (
          <IconButton
            label={isExpanded ? strings.shrink : strings.expand}
            icon={isExpanded ? <ShrinkIcon /> : <ExpandIcon />}
            onClick={() => onExpandedChange(!isExpanded)}
          />
        )}
      </StyledActions>
    </StyledHeader>
  )
})
