import { backgroundTemplates, type Options } from '@dropwatt/automations/options'
import type { OptionChoice, PictureSource } from '@dropwatt/ui/workbench'

/** Says something below choices. */
export function withHints(
  choices: readonly OptionChoice[],
  hints: Readonly<Record<string, string>> | undefined,
): OptionChoice[] {
  return choices.map((choice) => {
    const hint = hints?.[choice.value]
    return hint === undefined ? choice : { ...choice, hint }
  })
}

/** Shows what backgrounds look like: those that come with the dashboard, and the member’s own. */
export function withGrounds(
  choices: readonly OptionChoice[],
  { colour, picture }: Options,
  pictures: Readonly<Record<string, PictureSource>> | undefined,
): OptionChoice[] {
  const isNamed = picture !== null && picture !== undefined
  const own: Readonly<Record<string, OptionChoice['ground']>> = {
    colour: { colours: [typeof colour === 'string' ? colour : ''] },
    image: { picture: isNamed ? pictures?.picture : undefined },
  }
  const grounds: Readonly<Record<string, readonly string[]>> = backgroundTemplates
  return choices.map((choice) => {
    const colours = grounds[choice.value]
    if (colours) return { ...choice, ground: { colours } }
    const ground = own[choice.value]
    return ground ? { ...choice, ground, isOwn: true } : choice
  })
}
