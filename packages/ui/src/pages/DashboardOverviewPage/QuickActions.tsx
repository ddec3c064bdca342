'use client'
import { Card } from '../../components/Card/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  AiCopyIcon,
  ArrowRightIcon,
  CompressIcon,
  ImportIcon,
  type Icon,
} from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { quickActionsStrings } from './DashboardOverviewPage.strings.js'
import {
  StyledAction,
  StyledActions,
  StyledQuickActions,
  StyledTile,
} from './QuickActions.styles.js'

/** Actions that can be started from the overview. */
export type QuickAction = 'titles' | 'images' | 'product'

export interface QuickActionsProps {
  /** Starts an action. @default shows the not-implemented notice, titled with the action's name */
  onQuickAction?: (action: QuickAction) => void
}

const actions: readonly { readonly id: QuickAction; readonly icon: Icon }[] = [
  { id: 'titles', icon: AiCopyIcon },
  { id: 'images', icon: CompressIcon },
  { id: 'product', icon: ImportIcon },
]

/** Three automations, one click away. */
export function QuickActions({ onQuickAction }: QuickActionsProps) {
  const strings = useStrings(quickActionsStrings)
  return (
    <StyledQuickActions>
      <Card heading={strings.heading} flush>
        <StyledActions>
          {actions.map(({ id, icon }) => (
            <li key={id}>
              <Action
                icon={icon}
                title={strings[id]}
                text={strings[`${id}Text`]}
                onPress={onQuickAction && (() => onQuickAction(id))}
              />
            </li>
          ))}
        </StyledActions>
      </Card>
    </StyledQuickActions>
  )
}

interface ActionProps {
  readonly icon: Icon
  readonly title: string
  readonly text: string
  readonly onPress?: () => void
}

function Action({ icon: Icon, title, text, onPress }: ActionProps) {
  const press = useAction(onPress, title)
  return (
    <StyledAction type="button" onClick={() => press()}>
      <StyledTile>
        <Icon />
      </StyledTile>
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      <ArrowRightIcon />
    </StyledAction>
  )
}
