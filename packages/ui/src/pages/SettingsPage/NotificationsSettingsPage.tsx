'use client'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import {
  SettingsGroup,
  useSettingsForm,
  type SettingsFormProps,
} from '../../components/SettingsGroup/index.js'
import { Switch } from '../../components/Switch/index.js'
import { sampleNotifications } from '../../samples/settingsSamples.js'
import { notificationTopics, type NotificationId } from './settingsChoices.js'
import { useStrings } from '../../i18n/index.js'
import { notificationsSettingsPageStrings } from './NotificationsSettingsPage.strings.js'
import { StyledTopic, StyledTopics } from './NotificationsSettingsPage.styles.js'
import type { SettingsPageProps } from './SettingsPage.types.js'

export interface NotificationsSettingsPageProps
  extends SettingsPageProps, SettingsFormProps<readonly NotificationId[]> {
  /** The notifications that are on. @default failed jobs, the usage alert and the renewal */
  notifications?: readonly NotificationId[]
  /** Saves the notifications that are on. A promise keeps the form busy until it settles; a rejection is shown by its message, and the input stays. @default shows the not-implemented notice */
  onSave?: (notifications: readonly NotificationId[]) => void | Promise<void>
}

const everyId = () =>
  notificationTopics.flatMap(({ notifications }): readonly NotificationId[] => notifications)

/** Returns whether each notification is on. */
function switchesOf(on: readonly NotificationId[]) {
  const switches = everyId().map((id) => [id, on.includes(id)])
  return Object.fromEntries(switches) as Record<NotificationId, boolean>
}

/** Shows the notification settings. Render it inside the dashboard's frame. */
export function NotificationsSettingsPage({
  basePath,
  notifications = sampleNotifications,
  onSave,
  onUnsavedChange,
}: NotificationsSettingsPageProps) {
  const strings = useStrings(notificationsSettingsPageStrings)
  const { values, change, group } = useSettingsForm(
    switchesOf(notifications),
    { onSave, onUnsavedChange },
    (switches) => everyId().filter((id) => switches[id]),
  )

  return (
    <SettingsFrame current="notifications" basePath={basePath}>
      <SettingsGroup heading={strings.email} hint={strings.emailHint} flush {...group}>
        <StyledTopics>
          {notificationTopics.map(({ topic, notifications: ids }) => (
            <StyledTopic key={topic}>
              <legend>{strings[topic]}</legend>
              {ids.map((id) => (
                <Switch
                  key={id}
                  label={strings[id]}
                  hint={strings[`${id}Hint`]}
                  name={id}
                  checked={values[id]}
                  onChange={(event) => change({ [id]: event.currentTarget.checked })}
                />
              ))}
            </StyledTopic>
          ))}
        </StyledTopics>
      </SettingsGroup>
    </SettingsFrame>
  )
}
