import {
  BackupIcon,
  BulkImportIcon,
  ImageIcon,
  ProgressIcon,
  SecureIcon,
  SelectionIcon,
  VendorIcon,
  type Icon,
} from '../icons/index.js'

/** Icons of the claims that several automations share, by id. */
export const sharedFactIcons = {
  formats: ImageIcon,
  backup: BackupIcon,
  bulk: BulkImportIcon,
  competitors: VendorIcon,
  selection: SelectionIcon,
  progress: ProgressIcon,
  secure: SecureIcon,
} as const satisfies Readonly<Record<string, Icon>>

/** Id of a claim that several automations share. */
export type SharedFact = keyof typeof sharedFactIcons
