/**
 * Adds a value to the chosen ones, or takes it away.
 *
 * @param choices the values to choose from
 * @returns the chosen values in the order of the choices; values without a choice come last
 */
export function toggled(
  choices: readonly { readonly value: string }[],
  value: readonly string[],
  changed: string,
  isChosen: boolean,
): readonly string[] {
  const known = choices.map((choice) => choice.value)
  const chosen = new Set(value)
  if (isChosen) chosen.add(changed)
  else chosen.delete(changed)
  return [
    ...known.filter((choice) => chosen.has(choice)),
    ...[...chosen].filter((choice) => !known.includes(choice)),
  ]
}
