import type { Pixels } from '../Pixels.ts'
import { findBackground, type Background } from './background.ts'
import type { Painted } from './clean.ts'
import type { Cutout, CutoutReason, CutoutSettings, Stroke } from './Cutout.ts'
import { reasonsFor } from './doubt.ts'
import type { GridCut } from './GridCut.ts'
import { applyMatte } from './matte.ts'
import { hasNoBackground } from './hasNoBackground.ts'
import { cleanSegments, segment, type Segments } from './segment.ts'
import { makeSmall, type SmallPicture } from './smallPicture.ts'
import { paintStroke } from './strokes.ts'

/** The weight of a link that is never cut. */
const unbreakable = 1 << 28

/** The parts that depend on the picture, on whether shadows are removed, and on the strokes. */
interface State {
  readonly segments: Segments
  readonly reasons: readonly CutoutReason[]
}

/**
 * One picture in review: it keeps what was found, so that a stroke of the brush or a setting only
 * costs what it changes. A stroke is solved on from the last cut and gives the same result as from
 * the start; undoing one starts again from the cut without strokes.
 *
 * It holds about 60 bytes for each of up to 384 × 384 pixels, and the picture. A picture whose
 * background is transparent already stays as it is.
 */
export class CutoutSession {
  readonly #pixels: Pixels
  #settings: CutoutSettings
  readonly #small: SmallPicture | undefined
  readonly #background: Background | undefined
  /** By whether shadows are removed. */
  readonly #states = new Map<boolean, State>()
  #cut: GridCut | undefined
  #found: Uint8Array | undefined
  #painted: Painted | undefined
  #undone: readonly Stroke[] = []

  constructor(pixels: Pixels, settings: CutoutSettings) {
    this.#pixels = pixels
    this.#settings = settings
    if (hasNoBackground(pixels)) return
    this.#small = makeSmall(pixels)
    this.#background = findBackground(this.#small)
    this.#repaint()
  }

  /** The settings with all strokes that hold. */
  get settings(): CutoutSettings {
    return this.#settings
  }

  /**
   * Returns the picture without its background.
   *
   * @param writesOver whether it is made of the given pixels themselves, after which nothing can be
   *   changed any more. @default false
   */
  result(writesOver = false): Cutout {
    const state = this.#state()
    if (!this.#small || !this.#found || !state)
      return { pixels: this.#pixels, reasons: ['already-removed'] }
    const { removesGaps, edge } = this.#settings
    const { product } = cleanSegments(state.segments, this.#found, removesGaps, this.#painted)
    return {
      pixels: applyMatte(
        this.#pixels,
        this.#small,
        product,
        edge,
        writesOver ? this.#pixels.data : undefined,
      ),
      reasons: state.reasons,
    }
  }

  /** Paints one more stroke. */
  addStroke(stroke: Stroke): Cutout {
    this.#undone = []
    return this.#add(stroke)
  }

  /** Takes the last stroke back; nothing changes if there is none. */
  undoStroke(): Cutout {
    const last = this.#settings.strokes.at(-1)
    if (!last) return this.result()
    this.#undone = [...this.#undone, last]
    this.#settings = { ...this.#settings, strokes: this.#settings.strokes.slice(0, -1) }
    this.#repaint()
    return this.result()
  }

  /** Paints the stroke again that was taken back last; nothing changes if there is none. */
  redoStroke(): Cutout {
    const last = this.#undone.at(-1)
    if (!last) return this.result()
    this.#undone = this.#undone.slice(0, -1)
    return this.#add(last)
  }

  /** Changes settings, strokes included. */
  change(settings: CutoutSettings): Cutout {
    const before = this.#settings
    this.#settings = settings
    if (settings.strokes !== before.strokes) this.#undone = []
    if (settings.strokes !== before.strokes || settings.removesShadow !== before.removesShadow)
      this.#repaint()
    return this.result()
  }

  #state(): State | undefined {
    if (!this.#small || !this.#background) return undefined
    const { removesShadow } = this.#settings
    const known = this.#states.get(removesShadow)
    if (known) return known
    const segments = segment(this.#small, this.#background, removesShadow)
    const state = { segments, reasons: reasonsFor(segments, this.#settings.removesGaps) }
    this.#states.set(removesShadow, state)
    return state
  }

  #add(stroke: Stroke): Cutout {
    this.#settings = { ...this.#settings, strokes: [...this.#settings.strokes, stroke] }
    this.#paint(stroke)
    this.#solve()
    return this.result()
  }

  #repaint(): void {
    const state = this.#state()
    if (!state) return
    this.#painted = undefined
    this.#cut = undefined
    this.#found = state.segments.found
    if (this.#settings.strokes.length === 0) return
    for (const stroke of this.#settings.strokes) this.#paint(stroke)
    this.#solve()
  }

  #paint(stroke: Stroke): void {
    const state = this.#state()
    if (!state || !this.#small) return
    this.#cut ??= state.segments.cut.copy()
    this.#painted ??= new Int8Array(state.segments.found.length)
    for (const at of paintStroke(this.#painted, stroke, this.#small.width))
      this.#cut.setTerminal(at, stroke.keeps ? unbreakable : -unbreakable)
  }

  #solve(): void {
    if (this.#cut) this.#found = this.#cut.solve()
  }
}
