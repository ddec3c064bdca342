/** What a play function gets of its story, in a helper that knows no more than that. */
export interface PlayContext {
  readonly canvasElement: HTMLElement
  readonly globals: { readonly language?: unknown }
}

/** Plays a story's interactions where its words are English; in another language they find nothing. */
export function inEnglish<Context extends Pick<PlayContext, 'globals'>>(
  play: (context: Context) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (context.globals.language === 'en') await play(context)
  }
}
