import type { ShortcutsDialogProps } from '../../components/ShortcutsDialog/index.js'

/** Part of the workbench with shortcuts: the table of changes, or the review of images. */
export type ShortcutPlace = 'table' | 'review'

export interface SingleKeySwitchProps {
  /** Whether single letters and signs work as shortcuts. */
  checked: boolean
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void
}

export interface WorkbenchShortcutsProps extends Pick<
  ShortcutsDialogProps,
  'open' | 'onOpenChange'
> {
  /** The places whose shortcuts are listed. @default ['table'] */
  places?: readonly ShortcutPlace[]
  /** Whether single letters and signs work as shortcuts; otherwise they are not listed. */
  singleKeys: boolean
  /** Called with the requested state. */
  onSingleKeysChange: (singleKeys: boolean) => void
}
