'use client'
import { forwardRef, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { Tabs } from '../../components/Tabs/index.js'
import { useStrings } from '../../i18n/index.js'
import { FileHeader, FileMenu } from '../FileHeader/index.js'
import { OptionsSheet } from '../OptionsForm/index.js'
import { PrivacyLine } from '../PrivacyLine/index.js'
import { useFigures } from '../useFigures.js'
import { BenchFooter } from './BenchFooter.js'
import { BenchNotices } from './BenchNotices.js'
import { useBenchKeys } from './useBenchKeys.js'
import { useHasRoom, useIsPhone } from './useBenchWidth.js'
import { useFullWindow } from './useFullWindow.js'
import { workbenchFrameStrings } from './Workbench.strings.js'
import {
  StyledBench,
  StyledBody,
  StyledEnd,
  StyledHiddenHeading,
  StyledLive,
  StyledOptions,
  StyledPreview,
  StyledSkip,
  StyledWire,
} from './Workbench.styles.js'
import type { WorkbenchNotice, WorkbenchProps, WorkbenchView } from './Workbench.types.js'

const noNotices: readonly WorkbenchNotice[] = []

/** The frame of the open file: its header, notices, views, options, preview and main button. */
export const Workbench = forwardRef<HTMLElement, WorkbenchProps>(function Workbench(
  {
    header,
    notices = noNotices,
    tabs,
    view,
    onViewChange,
    options,
    optionsView = tabs[0]?.view,
    summary,
    hasPictures = false,
    icon: Icon,
    isLit = false,
    footer,
    service,
    sends,
    announcement,
    alert,
    onKeyDown,
    ...native
  },
  ref,
) {
  const strings = useStrings(workbenchFrameStrings)
  const { count } = useFigures()
  const bench = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => bench.current as HTMLElement)
  const hasRoom = useHasRoom(bench)
  const isPhone = useIsPhone()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  const { file, headingLevel, headingRef, isExpanded = false, onExpandedChange } = header
  const name = file.live?.store ?? file.name
  useFullWindow(bench, isExpanded, () => onExpandedChange?.(false))

  const isBeside = view === optionsView
  const isSplit = options !== undefined && hasRoom && isBeside
  const isInDrawer = options !== undefined && !hasRoom && isBeside
  if (isDrawerOpen && !isInDrawer) setDrawerOpen(false)
  const keys = useBenchKeys({
    bench,
    onOptions: isInDrawer ? () => setDrawerOpen(true) : undefined,
  })

  // The same header is not rendered again with the preview.
  const top = useMemo(
    () =>
      isPhone ? (
        <StyledHiddenHeading as={`h${headingLevel ?? 2}`} ref={headingRef} tabIndex={-1}>
          {name}
        </StyledHiddenHeading>
      ) : (
        <FileHeader {...header} />
      ),
    [isPhone, header, headingLevel, headingRef, name],
  )
  const end = useMemo(
    () => (
      <StyledEnd>
        {isPhone ? (
          <FileMenu {...header} isWhole />
        ) : (
          <PrivacyLine service={service} sends={sends} isLive={file.live !== undefined} />
        )}
      </StyledEnd>
    ),
    [isPhone, header, file, service, sends],
  )

  const items = tabs.map((tab, at) => ({
    value: tab.view,
    label: strings[tab.view],
    count: tab.count === undefined ? undefined : count(tab.count),
    tone: tab.tone,
    content:
      at === 0 || tab.view === optionsView ? (
        <StyledBody
          data-split={isSplit && tab.view === optionsView ? '' : undefined}
          data-brief={footer === undefined ? '' : undefined}
          data-pictures={hasPictures ? '' : undefined}
        >
          {isSplit && tab.view === optionsView && (
            <>
              <StyledSkip type="button" onClick={keys.showPreview}>
                {strings.skipOptions}
              </StyledSkip>
              <StyledOptions
                ref={keys.options}
                role="group"
                aria-label={strings.options}
                onFocus={keys.onOptionFocus}
              >
                {options}
              </StyledOptions>
              <StyledWire data-lit={isLit ? '' : undefined} aria-hidden="true">
                <span>
                  <Icon />
                </span>
              </StyledWire>
            </>
          )}
          <StyledPreview ref={tab.view === view ? keys.preview : undefined} tabIndex={-1}>
            {tab.content}
          </StyledPreview>
        </StyledBody>
      ) : (
        tab.content
      ),
  }))

  return (
    <StyledBench
      aria-label={strings.bench(name)}
      {...native}
      ref={bench}
      data-expanded={isExpanded ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        keys.onKeyDown(event)
      }}
    >
      {top}
      <BenchNotices notices={notices} />
      <Tabs
        data-views=""
        aria-label={strings.views}
        items={items}
        value={view}
        onValueChange={(value) => onViewChange(value as WorkbenchView)}
        end={end}
      />
      {(footer ?? isInDrawer) && (
        <BenchFooter
          {...footer}
          isPhone={isPhone}
          onOptions={isInDrawer ? () => setDrawerOpen(true) : undefined}
        />
      )}
      {options !== undefined && !hasRoom && (
        <OptionsSheet
          open={isDrawerOpen}
          onClose={closeDrawer}
          side={isPhone ? 'bottom' : 'end'}
          summary={summary}
        >
          {options}
        </OptionsSheet>
      )}
      <StyledLive role="status">{announcement}</StyledLive>
      <StyledLive role="alert">{alert}</StyledLive>
    </StyledBench>
  )
})
