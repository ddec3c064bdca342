import {
  targetNames,
  weightUnits,
  type AutomationTexts,
  type ColumnTarget,
} from '@dropwatt/automations/options'
import type { MappingTarget } from '@dropwatt/ui/workbench'
import type { BenchTexts } from '../texts/en.ts'

/** Returns the value by which a target is chosen; empty for a column that is left out. */
export function targetValue({ target, unit }: ColumnTarget): string {
  if (target === 'none') return ''
  return unit === undefined ? target : `${target}:${unit}`
}

/** Returns the target of a value that was chosen, as options keep it. */
export function chosenTarget(value: string, column: string): string {
  if (value === '') return 'none'
  return value === 'option' ? `option:${column}` : value
}

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
  const weights = [undefined, ...weightUnits].map((unit) =>
    unit === undefined
      ? { value: 'weight', label: columns.grams ?? 'weight' }
      : { value: `weight:${unit}`, label: importing.weight(unit) },
  )
  return targetNames.flatMap((name): MappingTarget[] => {
    switch (name) {
      case 'none':
        return []
      case 'option':
        return [{ value: name, label: importing.option, hasName: true }]
      case 'group':
        return [{ value: name, label: importing.group }]
      case 'image':
        return [{ value: name, label: importing.image }]
      case 'weight':
        return weights
      default: {
        const label = columns[name] ?? name
        const plain = { value: name, label }
        const inCents = used.find(({ target, unit }) => target === name && unit === 'cents')
        if (!inCents) return [plain]
        return [plain, { value: targetValue(inCents), label: importing.inCents(label) }]
      }
    }
  })
}
