import type { ScopeChoices } from '@dropwatt/automations'

/** Empty choices, for filters and forms without a file. */
export const noChoices: ScopeChoices = {
  vendors: [],
  types: [],
  tags: [],
  statuses: [],
  options: [],
  vendorGroups: [],
  optionGroups: { names: [], values: [] },
  services: [],
}
