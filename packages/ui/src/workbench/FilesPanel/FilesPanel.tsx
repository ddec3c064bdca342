'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { FileKindIcon } from '../FileKindIcon/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { useFigures } from '../useFigures.js'
import { useSince } from '../useSince.js'
import { filesPanelStrings } from './FilesPanel.strings.js'
import { StyledFile, StyledFilesPanel, StyledFooter } from './FilesPanel.styles.js'
import type { FilesPanelProps } from './FilesPanel.types.js'

/** Shows the file that was used last in one line, and continues with it. */
export const FilesPanel = forwardRef<HTMLElement, FilesPanelProps>(function FilesPanel(
  { file, href, onContinue, filesHref, ...native },
  ref,
) {
  const strings = useStrings(filesPanelStrings)
  const { count } = useFigures()
  const headingId = useId()
  const nameId = useId()
  const { jobs, isDownloaded, storeLabel, live } = file
  const words = useStrings(liveFileStrings)
  const since = useSince()
  const name = live?.store ?? file.name
  const downloadState = isDownloaded ? strings.downloaded : strings.notDownloaded
  const facts = [
    live && (live.isPractice ? words.practice : words.live),
    live && words.read(since(live.readAt)),
    storeLabel,
    strings.jobs(count(jobs), jobs),
    live ? live.update && words[live.update] : downloadState,
  ].filter(Boolean)

  return (
    <StyledFilesPanel ref={ref} aria-labelledby={headingId} {...native}>
      <h2 id={headingId}>{strings.heading}</h2>
      <StyledFile>
        <FileKindIcon kind={file.kind} live={live} />
        <span>
          <strong id={nameId}>{name}</strong> <small>{facts.join(' · ')}</small>
        </span>
      </StyledFile>
      <StyledFooter>
        {filesHref !== undefined && (
          <Button variant="ghost" size="sm" href={filesHref}>
            {strings.all}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          href={href}
          aria-describedby={nameId}
          onClick={() => onContinue?.()}
        >
          {strings.continue}
        </Button>
      </StyledFooter>
    </StyledFilesPanel>
  )
})
