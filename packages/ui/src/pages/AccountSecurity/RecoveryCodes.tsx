'use client'
import { useRef, useState } from 'react'
import { brand } from '../../brand.js'
import { Button } from '../../components/Button/index.js'
import { Checkbox } from '../../components/Checkbox/index.js'
import { CopyButton } from '../../components/CopyField/CopyButton.js'
import { Dialog } from '../../components/Dialog/index.js'
import { focusField } from '../../components/FormField/index.js'
import { Row } from '../../components/Row/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, DownloadIcon, PrintIcon } from '../../icons/index.js'
import { setUpStrings } from './AccountSecurity.strings.js'
import { StyledCodes, StyledDialogText, StyledReached } from './AccountSecurity.styles.js'
import { printText, saveText } from './paper.js'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** The state that was reached with them, in one sentence. */
  readonly reached: string
  /** The place in the steps, if there is one. */
  readonly step?: string
  /** Another consequence. */
  readonly consequence?: string
  readonly onClose: () => void
}

/** Shows new recovery codes once, and asks before they are closed unsaved. */
export function RecoveryCodes({ codes, reached, step, consequence, onClose }: RecoveryCodesProps) {
  const strings = useStrings(setUpStrings)
  const [isSaved, setIsSaved] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const back = useRef<HTMLButtonElement>(null)

  function finish() {
    if (isSaved) {
      onClose()
      return
    }
    setIsMissing(true)
    focusField(box.current)
  }

  return (
    <Dialog
      key={isLeaving ? 'leaving' : 'codes'}
      open
      onOpenChange={() => {
        if (isSaved || isLeaving) onClose()
        else setIsLeaving(true)
      }}
      heading={isLeaving ? strings.closeHeading : strings.saveHeading}
      initialFocus={isLeaving ? back : undefined}
      actions={
        isLeaving ? (
          <>
            <Button variant="ghost" onClick={onClose}>
              {strings.closeAnyway}
            </Button>
            <Button ref={back} onClick={() => setIsLeaving(false)}>
              {strings.back}
            </Button>
          </>
        ) : (
          <Button variant="neon" leading={<CheckIcon />} onClick={finish}>
            {strings.done}
          </Button>
        )
      }
    >
      {isLeaving ? (
        <p>{strings.closeText}</p>
      ) : (
        <StyledDialogText>
          {step !== undefined && <p>{step}</p>}
          <StyledReached role="status">
            <CheckIcon aria-hidden="true" />
            {reached}
          </StyledReached>
          {consequence !== undefined && <p>{consequence}</p>}
          <p>{strings.saveText}</p>
          <CodeList codes={codes} />
          <Checkbox
            ref={box}
            label={strings.saved}
            checked={isSaved}
            error={isMissing && !isSaved ? strings.savedMissing : undefined}
            onChange={({ target }) => setIsSaved(target.checked)}
          />
        </StyledDialogText>
      )}
    </Dialog>
  )
}

function CodeList({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  const strings = useStrings(setUpStrings)
  const list = useRef<HTMLOListElement>(null)
  const title = strings.fileHeading(brand)
  const text = [title, strings.fileText, '', ...codes, ''].join('\n')

  function select() {
    if (list.current) getSelection()?.selectAllChildren(list.current)
  }

  return (
    <>
      <StyledCodes ref={list} aria-label={strings.codes} dir="ltr">
        {codes.map((code, index) => (
          <li key={code}>
            <span aria-hidden="true">{index + 1}</span>
            {code}
          </li>
        ))}
      </StyledCodes>
      <Row>
        <CopyButton label={strings.codes} value={codes.join('\n')} onRefused={select} />
        <Button
          variant="outline"
          leading={<DownloadIcon />}
          onClick={() => saveText(strings.fileName, text)}
        >
          {strings.download}
        </Button>
        <Button variant="outline" leading={<PrintIcon />} onClick={() => printText(title, text)}>
          {strings.print}
        </Button>
      </Row>
    </>
  )
}
