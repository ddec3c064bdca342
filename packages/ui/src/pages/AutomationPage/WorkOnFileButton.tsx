'use client'
import { workbenchId } from '../../navigation/navigation.js'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { FileIcon } from '../../icons/index.js'
import { automationPageStrings } from './AutomationPage.strings.js'

/**
 * The second action of an automation page: goes to the workbench, the element with the id
 * `workbench`, and moves focus to its heading, which needs `tabIndex={-1}`.
 */
export function WorkOnFileButton() {
  const strings = useStrings(automationPageStrings)
  return (
    <Button
      variant="outline"
      size="lg"
      leading={<FileIcon />}
      href={`#${workbenchId}`}
      onClick={(event) => {
        const workbench = document.getElementById(workbenchId)
        const heading = workbench?.querySelector<HTMLElement>('h2, h3')
        if (!workbench || !heading) return
        // A link of a router would add an entry to the history without moving focus.
        event.preventDefault()
        heading.focus({ preventScroll: true })
        workbench.scrollIntoView()
      }}
    >
      {strings.workOnFile}
    </Button>
  )
}
