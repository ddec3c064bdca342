import type { MarginFilter } from '@dropwatt/automations'
import { Badge } from '../../components/Badge/index.js'
import type { TableColumn } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../useFigures.js'
import { marginsViewStrings } from './MarginsView.strings.js'
import type { ListedVariant } from './MarginsView.types.js'
import { useMarginFormats } from './useMarginFormats.js'

/**
 * Returns the columns of the table of variants.
 *
 * @param target the margin to reach, in percent
 */
export function useVariantColumns(
  filter: MarginFilter,
  target: number,
): TableColumn<ListedVariant>[] {
  const strings = useStrings(marginsViewStrings)
  const { count } = useFigures()
  const { percent, margin, amount } = useMarginFormats()
  const empty = <span data-empty="">{strings.empty}</span>
  const columns: TableColumn<ListedVariant>[] = [
    { id: 'variant', header: strings.variant, rowHeader: true, cell: ({ name }) => name },
    { id: 'row', header: strings.row, align: 'end', cell: ({ number }) => count(number) },
    { id: 'price', header: strings.price, align: 'end', cell: ({ price }) => amount(price) },
    {
      id: 'cost',
      header: strings.cost,
      align: 'end',
      cell: ({ cost, isEstimate }) => (
        <>
          {isEstimate && <Badge>{strings.estimate}</Badge>}{' '}
          {cost === undefined ? empty : amount(cost)}
        </>
      ),
    },
    { id: 'charges', header: strings.charges, align: 'end', cell: (row) => amount(row.charges) },
  ]
  if (filter === 'missing') return columns
  return [
    ...columns,
    {
      id: 'margin',
      header: strings.margin,
      align: 'end',
      cell: ({ margin: value = 0 }) => (
        <b data-tone={value < 0 ? 'danger' : 'warning'}>{margin(value)}</b>
      ),
    },
    {
      id: 'target',
      header: strings.priceFor(percent(target)),
      align: 'end',
      cell: ({ targetPrice }) =>
        targetPrice === undefined ? strings.outOfReach : <b>{amount(targetPrice)}</b>,
    },
  ]
}
