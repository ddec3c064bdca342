'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { factsLineStrings, StyledDots } from '../FactsLine/index.js'
import { FileKindIcon } from '../FileKindIcon/index.js'
import { FileName } from '../FileName/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { StoreLabel } from '../StoreLabel/index.js'
import { useDays } from '../useDays.js'
import { useFigures } from '../useFigures.js'
import { useSince } from '../useSince.js'
import { recentFilesStrings } from './RecentFiles.strings.js'
import { StyledFile, StyledList, StyledRecent, StyledText } from './RecentFiles.styles.js'
import type { RecentFilesProps } from './RecentFiles.types.js'

/** Lists the files that were opened last on this device; each opens in one press. */
export const RecentFiles = forwardRef<HTMLDivElement, RecentFilesProps>(function RecentFiles(
  { files, onOpen, filesHref, ...native },
  ref,
) {
  const strings = useStrings(recentFilesStrings)
  const facts = useStrings(factsLineStrings)
  const words = useStrings(liveFileStrings)
  const since = useSince()
  const { count } = useFigures()
  const { moment } = useDays()
  const labelId = useId()
  return (
    <StyledRecent role="group" aria-labelledby={labelId} {...native} ref={ref}>
      <span id={labelId}>{strings.heading}</span>
      <StyledList role="list">
        {files.map(({ id, name, kind = 'products', images, openedAt, jobs, store, live }) => (
          <li key={id}>
            <StyledFile type="button" onClick={() => onOpen(id)}>
              <FileKindIcon kind={kind} live={live} />
              <StyledText>
                <FileName name={name} live={live} />{' '}
                <StyledDots>
                  {store && <StoreLabel store={store} />}{' '}
                  {live && <span>{live.isPractice ? words.practice : words.live}</span>}{' '}
                  <span>{live ? words.read(since(live.readAt)) : moment(openedAt)}</span>{' '}
                  {kind !== 'products' && (
                    <span>
                      {images === undefined ? facts[kind] : facts.imageCount(count(images), images)}
                    </span>
                  )}{' '}
                  {jobs > 0 && <span>{facts.jobs(count(jobs), jobs)}</span>}
                </StyledDots>
              </StyledText>
            </StyledFile>
          </li>
        ))}
      </StyledList>
      {filesHref !== undefined && (
        <Button variant="link" href={filesHref}>
          {strings.all}
        </Button>
      )}
    </StyledRecent>
  )
})
