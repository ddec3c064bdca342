/** What the pictures are drawn with: drawings of the product's components, as SVG, its name and colours. */
export interface Drawings {
  readonly brand: string
  readonly colors: {
    readonly bg: string
    readonly surface: string
    readonly surface2: string
    readonly border: string
    readonly text: string
    readonly textSubtle: string
    readonly accentText: string
    readonly neon: string
  }
  readonly supplied: string
  readonly clean: string
  readonly removeBackground: string
  readonly compress: string
  readonly copy: string
}
