/** The part of the story context that the helper needs. */
export interface PlayContext {
  readonly canvasElement: HTMLElement
  readonly globals: { readonly language?: unknown }
}

/** Runs a play function only in English, because it queries English texts. */
export function inEnglish<Context extends Pick<PlayContext, 'globals'>>(
  play: (context: Context) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (context.globals.language === 'en') await play(context)
  }
}
