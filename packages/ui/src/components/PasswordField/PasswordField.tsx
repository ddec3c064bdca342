'use client'
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type MouseEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useStrings } from '../../i18n/index.js'
import { EyeIcon, EyeOffIcon } from '../../icons/index.js'
import { IconButton } from '../IconButton/index.js'
import { passwordStrength, StrengthMeter } from '../StrengthMeter/index.js'
import { TextField } from '../TextField/index.js'
import { passwordFieldStrings } from './PasswordField.strings.js'
import type { PasswordFieldProps } from './PasswordField.types.js'

/** A mouse click leaves focus, and so the caret, in the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/** Lets the user enter a password, and show it while typing; it is hidden again on submit. */
export const PasswordField = forwardRef<HTMLInputElement | null, PasswordFieldProps>(
  function PasswordField({ id: givenId, strength, onChange, ...rest }, ref) {
    const strings = useStrings(passwordFieldStrings)
    const ownId = useId()
    const id = givenId ?? ownId
    const input = useRef<HTMLInputElement>(null)
    const [shown, setShown] = useState(false)
    const [typed, setTyped] = useState(rest.defaultValue ?? '')
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

    useEffect(() => {
      const form = input.current?.form
      if (!shown || !form) return undefined
      const hide = () => setShown(false)
      form.addEventListener('submit', hide)
      return () => form.removeEventListener('submit', hide)
    }, [shown])

    function change(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.target.value)
      onChange?.(event)
    }

    function toggle() {
      const field = input.current
      if (!field) return
      const { selectionStart, selectionEnd, selectionDirection } = field
      flushSync(() => setShown(!shown))
      // Chromium drops the selection when the field type changes, so let the layout happen first.
      field.getBoundingClientRect()
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
    }

    return (
      <TextField
        ref={input}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        {...rest}
        id={id}
        type={shown ? 'text' : 'password'}
        onChange={change}
        trailing={
          <IconButton
            label={shown ? strings.hide(rest.label) : strings.show(rest.label)}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            aria-controls={id}
            disabled={rest.disabled}
            onMouseDown={keepFocus}
            onClick={toggle}
          />
        }
        below={
          strength ? (
            <StrengthMeter score={passwordStrength(String(rest.value ?? typed))} />
          ) : undefined
        }
      />
    )
  },
)
