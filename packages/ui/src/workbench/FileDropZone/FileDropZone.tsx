'use client'
import {
  forwardRef,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type DragEvent,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { useSteadyLoading } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { FileIcon, FolderIcon, ImagesIcon, UploadIcon } from '../../icons/index.js'
import { ByPointer } from '../ByPointer/index.js'
import { useFigures } from '../useFigures.js'
import { fileDropZoneStrings } from './FileDropZone.strings.js'
import {
  StyledButtons,
  StyledHelp,
  StyledOver,
  StyledRoom,
  StyledSaid,
  StyledTile,
  StyledTitle,
  StyledZone,
} from './FileDropZone.styles.js'
import type { FileDropZoneProps } from './FileDropZone.types.js'
import { OpenProblemNotice } from './OpenProblemNotice.js'
import { ReadingPanel } from './ReadingPanel.js'
import { largestFile } from './useProblemTexts.js'

/** Types that the file picker of the system offers first. Some systems give CSV files the type of a spreadsheet. */
const exportTypes =
  '.csv,.tsv,.txt,.xlsx,.zip,text/csv,text/plain,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/zip'

const accepted = {
  data: exportTypes,
  translations: exportTypes,
  suppliers: `.json,application/json,${exportTypes}`,
  page: '.json,.html,.htm,.txt,application/json,text/html,text/plain',
  images: '.jpg,.jpeg,.png,.webp,.zip,image/jpeg,image/png,image/webp,application/zip',
} as const

/** The kinds whose tables may be in a workbook or a ZIP. */
const takesTables: ReadonlySet<string> = new Set(['data', 'translations', 'suppliers'])

const neverChanges = () => () => {}

/** Returns whether the browser can choose a folder; not before it is known that this is a browser. */
function useFolders(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'webkitdirectory' in HTMLInputElement.prototype,
    () => false,
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Opens a file that is dropped on it or chosen, and says how far it is or why it was refused. */
export const FileDropZone = forwardRef<HTMLDivElement, FileDropZoneProps>(function FileDropZone(
  {
    kind = 'data',
    purpose = 'open',
    onFiles,
    onSample,
    hasFolderButton = false,
    over,
    hasOpenFile = false,
    reading,
    onCancel,
    problem,
    problemActions,
    disabled = false,
    ...native
  },
  ref,
) {
  const strings = useStrings(fileDropZoneStrings)
  const { bytes } = useFigures()
  const input = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const canChooseFolder = useFolders() && hasFolderButton
  const [isOver, setOver] = useState(false)
  const [onlyOpened, setOnlyOpened] = useState<string>()
  const isReading = useSteadyLoading(reading !== undefined) === 'shown' && reading !== undefined
  const shownOver = over ?? (isOver ? {} : undefined)
  const isImages = kind === 'images'

  function take(files: readonly File[], items: readonly DataTransferItem[]) {
    const [first] = files
    if (!first) return
    setOnlyOpened(!isImages && files.length > 1 ? first.name : undefined)
    onFiles(isImages ? files : [first], isImages ? items : items.slice(0, 1))
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget } = event
    take([...(currentTarget.files ?? [])], [])
    // Choosing the same file again is a change too.
    currentTarget.value = ''
  }

  const dropTarget = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
      setOver(!disabled)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(false)
      if (disabled) return
      const { files, items } = event.dataTransfer
      take(
        [...files],
        [...items].filter((item) => item.kind === 'file'),
      )
    },
  }

  const helps = { open: strings.helpData, compare: strings.helpCompare }
  const words = {
    data: {
      drop: strings.dropData,
      choose: strings.chooseData,
      help: helps[purpose](bytes(largestFile)),
    },
    translations: {
      drop: strings.dropTranslations,
      choose: strings.chooseTranslations,
      help: helps[purpose](bytes(largestFile)),
    },
    suppliers: {
      drop: strings.dropSuppliers,
      choose: strings.chooseSuppliers,
      help: strings.helpSuppliers(bytes(largestFile)),
    },
    page: { drop: strings.dropPage, choose: strings.choosePage, help: strings.helpPage },
    images: { drop: strings.dropImages, choose: strings.chooseImages, help: strings.helpImages },
  }[kind]
  const overs = {
    open: isImages ? strings.overImages : strings.overUnknown,
    compare: strings.overCompare,
  }
  const chooseButton = (variant: 'default' | 'outline', size?: 'sm') => (
    <Button
      variant={variant}
      size={size}
      leading={<UploadIcon />}
      disabled={disabled}
      onClick={() => input.current?.click()}
    >
      {strings.chooseFile}
    </Button>
  )

  return (
    <StyledRoom {...native} ref={ref} aria-busy={reading !== undefined || undefined}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[kind]}
        multiple={isImages}
        disabled={disabled}
        aria-label={strings.chooseFile}
        onChange={choose}
      />
      {problem && !isReading && (
        <OpenProblemNotice
          problem={problem}
          actions={
            <>
              {chooseButton('outline', 'sm')}
              {problemActions}
            </>
          }
        />
      )}
      <StyledSaid role="status">
        {onlyOpened !== undefined && strings.onlyOne(onlyOpened)}
      </StyledSaid>
      {isReading ? (
        <ReadingPanel reading={reading} onCancel={onCancel} />
      ) : (
        <StyledZone
          {...dropTarget}
          data-over={shownOver ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <StyledTile>
            {isImages ? <ImagesIcon aria-hidden="true" /> : <FileIcon aria-hidden="true" />}
          </StyledTile>
          <StyledTitle>
            <ByPointer fine={words.drop} coarse={words.choose} />
          </StyledTitle>
          <StyledHelp>{words.help}</StyledHelp>
          {takesTables.has(kind) && <StyledHelp>{strings.alsoOpens}</StyledHelp>}
          <StyledButtons>
            {chooseButton('default')}
            {canChooseFolder && (
              <Button
                variant="outline"
                leading={<FolderIcon />}
                disabled={disabled}
                onClick={() => folderInput.current?.click()}
              >
                {strings.chooseFolder}
              </Button>
            )}
            {onSample && (
              <Button variant="outline" disabled={disabled} onClick={onSample}>
                {strings.sample}
              </Button>
            )}
          </StyledButtons>
          {canChooseFolder && (
            <input
              ref={folderInput}
              type="file"
              hidden
              multiple
              aria-label={strings.chooseFolder}
              onChange={choose}
              {...{ webkitdirectory: '' }}
            />
          )}
          {shownOver && (
            <StyledOver>
              <StyledTitle>
                {shownOver.name === undefined ? overs[purpose] : strings.over(shownOver.name)}
              </StyledTitle>
              {hasOpenFile && <StyledHelp>{strings.openStays}</StyledHelp>}
            </StyledOver>
          )}
        </StyledZone>
      )}
    </StyledRoom>
  )
})
