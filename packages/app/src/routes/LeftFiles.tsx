import { LeftFilesNotice } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'
import { keepLeftFiles, removeLeftFiles, useLeftFiles } from '@dropwatt/workbench'
import { useState } from 'react'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { focusWithoutScroll } from '../wiring/useRouteFocus.ts'

/** Moves focus from an answer, which is gone then, to the page. */
function focusPage(): void {
  const heading = document.querySelector('h1')
  if (heading) focusWithoutScroll(heading)
}

/** Asks whether the files of an account that has left stay on this device. */
export function LeftFiles() {
  const left = useLeftFiles()
  const { filesRemoved } = useTexts()
  const [removing, setRemoving] = useState<string>()
  if (!left) return null
  const { user, count, removesOnLogout } = left

  function keep() {
    keepLeftFiles(user)
    focusPage()
  }

  async function remove() {
    setRemoving(user)
    await removeLeftFiles(user)
    setRemoving(undefined)
    toast(filesRemoved)
    focusPage()
  }

  return (
    <LeftFilesNotice
      count={count}
      removesOnLogout={removesOnLogout}
      removing={removing === user}
      onKeep={keep}
      onRemove={() => void remove()}
    />
  )
}
