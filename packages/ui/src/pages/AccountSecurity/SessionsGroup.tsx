'use client'
import { useRef, useState, type RefObject } from 'react'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { LaptopIcon, LogoutIcon, PhoneIcon } from '../../icons/index.js'
import { toast } from '../../toast/index.js'
import { accountSecurityStrings, sessionsStrings } from './AccountSecurity.strings.js'
import { StyledMore, StyledName } from './AccountSecurity.styles.js'
import type { DeviceSession, SessionsOptions } from './AccountSecurity.types.js'
import { FailedRow, LoadingRows } from './LoadedRows.js'
import { readDevice } from './readDevice.js'
import { useTimes } from './useTimes.js'

/** More sessions than this are shown on request. */
const shownAtFirst = 5

/** Lists where an account is signed in, and logs it out elsewhere. */
export function SessionsGroup({
  sessions,
  onLogOut,
  onLogOutOthers,
  onLogOutEverywhere,
}: SessionsOptions) {
  const strings = useStrings(sessionsStrings)
  const group = useRef<HTMLElement>(null)
  const isAlone = sessions?.state === 'loaded' && sessions.data.length < 2
  return (
    <SettingsGroup
      ref={group}
      tabIndex={-1}
      heading={strings.heading}
      headingLevel={3}
      hint={strings.hint}
      flush
    >
      {sessions?.state === 'loading' && <LoadingRows count={2} />}
      {sessions?.state === 'failed' && <FailedRow {...sessions} />}
      {sessions?.state === 'loaded' && (
        <SessionList sessions={sessions.data} group={group} onLogOut={onLogOut} />
      )}
      {isAlone ? (
        <SettingsRow label={strings.onlyHere} />
      ) : (
        <EndRows onLogOutOthers={onLogOutOthers} onLogOutEverywhere={onLogOutEverywhere} />
      )}
    </SettingsGroup>
  )
}

interface SessionListProps extends Pick<SessionsOptions, 'onLogOut'> {
  readonly sessions: readonly DeviceSession[]
  /** Receives focus when the row that had it is gone. */
  readonly group: RefObject<HTMLElement | null>
}

function SessionList({ sessions, group, onLogOut }: SessionListProps) {
  const strings = useStrings(sessionsStrings)
  const number = numberFormat(useLocale())
  const showFailure = useFailure()
  const { busy, run } = useBusy<string>()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? sessions : sessions.slice(0, shownAtFirst)
  const knowsPlaces = sessions.some(({ place }) => place !== null)

  async function end(id: string, device: string) {
    try {
      await onLogOut?.(id)
      group.current?.focus()
      toast({ title: strings.loggedOut(device), description: strings.noticesSoon })
    } catch (reason) {
      showFailure(strings.notLoggedOut, reason)
    }
  }

  return (
    <>
      <SettingsRows role="list">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            showsPlace={knowsPlaces}
            isBusy={busy === session.id}
            onLogOut={onLogOut && ((device) => void run(session.id, () => end(session.id, device)))}
          />
        ))}
      </SettingsRows>
      {shown.length < sessions.length && (
        <StyledMore>
          <Button variant="ghost" block onClick={() => setShowsAll(true)}>
            {strings.showAll(number.format(sessions.length))}
          </Button>
        </StyledMore>
      )}
    </>
  )
}

interface SessionRowProps {
  readonly session: DeviceSession
  readonly showsPlace: boolean
  readonly isBusy: boolean
  readonly onLogOut: ((device: string) => void) | undefined
}

function SessionRow({ session, showsPlace, isBusy, onLogOut }: SessionRowProps) {
  const strings = useStrings(sessionsStrings)
  const { ago } = useTimes()
  const { browser, system, isHandheld } = readDevice(session.userAgent)
  const { place, isCurrent, lastUsedAt } = session
  const device =
    browser && system
      ? strings.browserOn(browser, system)
      : (browser ?? system ?? strings.unknownDevice)
  const where = place === null ? strings.placeUnknown : strings.place(place)
  const when = isCurrent ? strings.inUse : strings.lastUsed(ago(lastUsedAt))
  return (
    <SettingsRow
      as="li"
      leading={isHandheld ? <PhoneIcon /> : <LaptopIcon />}
      label={
        <StyledName>
          {device}
          {isCurrent && <Badge tone="success">{strings.thisDevice}</Badge>}
        </StyledName>
      }
      hint={showsPlace ? `${where} ${when}` : when}
    >
      {!isCurrent && onLogOut && (
        <Button
          variant="secondary"
          aria-label={strings.logOutName(device)}
          busy={isBusy}
          onClick={() => onLogOut(device)}
        >
          {strings.logOut}
        </Button>
      )}
    </SettingsRow>
  )
}

/** The actions that need no list. */
function EndRows({
  onLogOutOthers,
  onLogOutEverywhere,
}: Pick<SessionsOptions, 'onLogOutOthers' | 'onLogOutEverywhere'>) {
  const strings = useStrings(sessionsStrings)
  const { close } = useStrings(accountSecurityStrings)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'others' | 'everywhere'>()
  const [isAsking, setIsAsking] = useState(false)

  async function end(action: () => Promise<void>, onEnded: () => void) {
    try {
      await action()
      onEnded()
    } catch (reason) {
      showFailure(strings.notLoggedOut, reason)
    }
  }

  const endOthers = () =>
    end(onLogOutOthers, () =>
      toast({ title: strings.othersLoggedOut, description: strings.noticesSoon }),
    )

  return (
    <>
      <SettingsRow label={strings.others} hint={strings.othersText}>
        <Button
          variant="secondary"
          busy={busy === 'others'}
          onClick={() => void run('others', endOthers)}
        >
          {strings.logOutOthers}
        </Button>
      </SettingsRow>
      <SettingsRow label={strings.everywhere} hint={strings.everywhereText}>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {strings.logOutEverywhere}
        </Button>
      </SettingsRow>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        heading={strings.everywhereHeading}
        actions={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              {close}
            </Button>
            <Button
              leading={<LogoutIcon />}
              busy={busy === 'everywhere'}
              busyLabel={strings.loggingOut}
              onClick={() =>
                void run('everywhere', () => end(onLogOutEverywhere, () => setIsAsking(false)))
              }
            >
              {strings.logOutEverywhere}
            </Button>
          </>
        }
      >
        <p>{strings.everywhereQuestion}</p>
      </Dialog>
    </>
  )
}
