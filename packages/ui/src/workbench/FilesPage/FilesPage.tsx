'use client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { Tabs } from '../../components/Tabs/index.js'
import { useStrings } from '../../i18n/index.js'
import { DeviceIcon, UploadIcon } from '../../icons/index.js'
import { FileList } from '../FileList/index.js'
import { PrivacyLine } from '../PrivacyLine/index.js'
import { SharedComputer } from '../SharedComputer/index.js'
import { StorageMeter } from '../StorageMeter/index.js'
import { useFigures } from '../useFigures.js'
import { ExtraAutomations } from './ExtraAutomations.js'
import { filesPageStrings } from './FilesPage.strings.js'
import { StyledEnd, StyledFoot, StyledNotices, StyledPanel } from './FilesPage.styles.js'
import type { FilesPageProps, FilesView } from './FilesPage.types.js'

/** The home of everything that is saved on this device: files, jobs, recipes and translations. */
export function FilesPage({
  view,
  onViewChange,
  list,
  jobCount,
  jobs,
  recipeCount,
  recipes,
  memoryCount,
  memory,
  onOpenFile,
  guideHref,
  storage,
  shared,
  notices,
  basePath,
  breadcrumb,
}: FilesPageProps) {
  const strings = useStrings(filesPageStrings)
  const { count } = useFigures()
  const counted = (of: number | undefined) => (of === undefined ? undefined : count(of))
  const items: readonly {
    value: FilesView
    label: string
    count?: string
    content: ReactNode
  }[] = [
    {
      value: 'files',
      label: strings.files,
      count: counted(list.busy ? undefined : list.files.length || undefined),
      content: (
        <>
          <FileList {...list} />
          <StyledFoot>
            <StorageMeter headingLevel={2} {...storage} />
            <SharedComputer headingLevel={2} {...shared} />
          </StyledFoot>
        </>
      ),
    },
    { value: 'jobs', label: strings.jobs, count: counted(jobCount), content: jobs },
    { value: 'recipes', label: strings.recipes, count: counted(recipeCount), content: recipes },
    { value: 'memory', label: strings.memory, count: counted(memoryCount), content: memory },
  ]
  return (
    <PageFrame
      heading={strings.heading}
      description={strings.lede}
      breadcrumb={breadcrumb}
      icon={DeviceIcon}
      actions={
        <>
          {guideHref !== undefined && (
            <Button variant="ghost" href={guideHref}>
              {strings.guide}
            </Button>
          )}
          {onOpenFile && (
            <Button leading={<UploadIcon />} onClick={onOpenFile}>
              {strings.openFile}
            </Button>
          )}
        </>
      }
    >
      {notices !== undefined && <StyledNotices>{notices}</StyledNotices>}
      <ExtraAutomations basePath={basePath} />
      <StyledPanel>
        <Tabs
          aria-label={strings.views}
          items={items}
          value={view}
          onValueChange={(value) => onViewChange(value as FilesView)}
          end={
            <StyledEnd>
              <PrivacyLine isLive={list.files.some(({ live }) => live)} />
            </StyledEnd>
          }
        />
      </StyledPanel>
    </PageFrame>
  )
}
