/** The content of the pictures: name and colours of the product, and its drawings as SVG. */
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
