import {
  targetNames,
  weightUnits,
  type AutomationTexts,
  type ColumnTarget,
} from '@dropwatt/automations/options'
import type { MappingTarget } from '@dropwatt/ui/workbench'
import type { BenchTexts } from '../texts/en.ts'

/**
 * Lists the columns of the store that a column of a list can fill, in the current language.
 *
 * @param used those that columns have. Prices in cents are offered where some are.
 */
export function targetsIn(
  { columns }: AutomationTexts,
  { importing }: BenchTexts,
  used: readonly ColumnTarget[],
): readonly MappingTarget[] {
  const weights: readonly MappingTarget[] = [
    { target: { target: 'weight' }, label: columns.grams ?? 'weight' },
    ...weightUnits.map((unit): MappingTarget => ({
      target: { target: 'weight', unit },
      label: importing.weight(unit),
    })),
  ]
  return targetNames.flatMap((name): readonly MappingTarget[] => {
    switch (name) {
      case 'none':
        return []
      case 'option':
        return [{ target: { target: name }, label: importing.option }]
      case 'group':
        return [{ target: { target: name }, label: importing.group }]
      case 'image':
        return [{ target: { target: name }, label: importing.image }]
      case 'weight':
        return weights
      default: {
        const label = columns[name] ?? name
        const plain: MappingTarget = { target: { target: name }, label }
        const inCents = used.find(({ target, unit }) => target === name && unit === 'cents')
        if (!inCents) return [plain]
        return [plain, { target: inCents, label: importing.inCents(label) }]
      }
    }
  })
}
