import { useState, type ComponentType } from 'react'
import { Button } from '../src/components/Button/index.js'
import { useLocale } from '../src/i18n/index.js'
import { wordsOf } from './optionExamples.js'

interface OpenProps {
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Returns a component that shows a dialog and, before it, the button that opens it. */
export function withOpener<Props extends OpenProps>(
  Dialog: ComponentType<Props>,
  english: string,
  italian = english,
): ComponentType<Props> {
  return function Example(props) {
    const words = wordsOf(useLocale())
    const [open, setOpen] = useState(props.open)
    function onOpenChange(isOpen: boolean) {
      setOpen(isOpen)
      props.onOpenChange(isOpen)
    }
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {words(english, italian)}
        </Button>
        <Dialog {...props} open={open} onOpenChange={onOpenChange} />
      </>
    )
  }
}
