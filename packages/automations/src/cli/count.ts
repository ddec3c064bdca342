/** Groups the digits of a count for people; `Intl` would take longer to start than most steps run. */
export function figures(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Counts things for people. */
export function plural(value: number, unit: string): string {
  return `${figures(value)} ${unit}${value === 1 ? '' : 's'}`
}
