'use client'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { SettingsGroup, SettingsRow } from '../../components/SettingsGroup/index.js'
import { useStrings } from '../../i18n/index.js'
import { DownloadIcon, RemoveIcon } from '../../icons/index.js'
import { toast } from '../../toast/index.js'
import { yourDataStrings } from './AccountSecurity.strings.js'
import type { DeletionOptions } from './AccountSecurity.types.js'
import { DeleteDialog } from './DeleteDialog.js'

export interface YourDataOptions {
  /**
   * Saves the data of the account as a ZIP; resolves with `false` if that was cancelled. A rejection is
   * shown by its message.
   * @default not offered
   */
  onExport?: () => Promise<boolean | void>
  /** Deletes the account. @default not offered */
  deletion?: DeletionOptions
}

/** Exports the data of an account, and deletes the account. */
export function YourDataGroup({ onExport, deletion }: YourDataOptions) {
  const strings = useStrings(yourDataStrings)
  const [isDeleting, setIsDeleting] = useState(false)
  if (!onExport && !deletion) return null

  function openDialog() {
    deletion?.onOpen?.()
    setIsDeleting(true)
  }

  return (
    <SettingsGroup heading={strings.heading} headingLevel={3} hint={strings.hint} flush>
      {onExport && (
        <SettingsRow leading={<DownloadIcon />} label={strings.export} hint={strings.exportText}>
          <ExportButton onExport={onExport} />
        </SettingsRow>
      )}
      {deletion && (
        <SettingsRow leading={<RemoveIcon />} label={strings.delete} hint={strings.deleteText}>
          <Button variant="destructive" onClick={openDialog}>
            {strings.delete}
          </Button>
          {isDeleting && (
            <DeleteDialog
              {...deletion}
              offer={onExport && <ExportButton onExport={onExport} />}
              onClose={() => setIsDeleting(false)}
            />
          )}
        </SettingsRow>
      )}
    </SettingsGroup>
  )
}

function ExportButton({ onExport }: Required<Pick<YourDataOptions, 'onExport'>>) {
  const strings = useStrings(yourDataStrings)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'export'>()

  async function save() {
    try {
      if ((await onExport()) !== false) toast({ title: strings.exported })
    } catch (reason) {
      showFailure(strings.notExported, reason)
    }
  }

  return (
    <Button
      variant="outline"
      leading={<DownloadIcon />}
      busy={busy !== null}
      busyLabel={strings.exporting}
      onClick={() => void run('export', save)}
    >
      {strings.export}
    </Button>
  )
}
