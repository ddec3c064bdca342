'use client'
import { Button } from '../../components/Button/index.js'
import { Disclosure } from '../../components/Disclosure/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { updateDialogStrings } from './UpdateDialog.strings.js'
import { StyledFields, StyledPanel, StyledShow } from './UpdateDialog.styles.js'
import type { UpdatedField } from './UpdateDialog.types.js'

/** Up to this many columns are shown at once, so that the buttons stay in view. */
const few = 6

interface FieldTableProps {
  readonly fields: readonly UpdatedField[]
  readonly products: number
  readonly values: number
  readonly onShowValues?: (() => void) | undefined
}

/** The columns that are written, with their products and values. */
export function FieldTable({ fields, products, values, onShowValues }: FieldTableProps) {
  const strings = useStrings(updateDialogStrings)
  const { count } = useFigures()
  return (
    <StyledPanel>
      <Disclosure
        size="sm"
        label={strings.fields}
        trailing={count(fields.length)}
        defaultOpen={fields.length <= few}
      >
        <StyledFields aria-label={strings.fields}>
          <thead>
            <tr>
              <th scope="col">{strings.field}</th>
              <th scope="col">{strings.products}</th>
              <th scope="col">{strings.values}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.name}</th>
                <td>{count(field.products)}</td>
                <td>{count(field.values)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{strings.total}</th>
              <td>{count(products)}</td>
              <td>{count(values)}</td>
            </tr>
          </tfoot>
        </StyledFields>
        {onShowValues && (
          <StyledShow>
            <Button size="sm" variant="link" onClick={() => onShowValues()}>
              {strings.show}
            </Button>
          </StyledShow>
        )}
      </Disclosure>
    </StyledPanel>
  )
}
