import type { ScopeChoices } from '@dropwatt/automations'

/** What filters and forms offer while nothing of a file is known. */
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
