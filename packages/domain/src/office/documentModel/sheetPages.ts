/** A printed page as marks, from which preview and PDF are both drawn. In points, from the upper left corner. */
export interface SheetPage {
  marks: readonly SheetMark[]
}

interface At {
  x: number
  y: number
}

/** One line of text; `y` is its baseline, `x` its left edge. */
export interface TextMark extends At {
  kind: 'text'
  text: string
  width: number
  size: number
  isBold: boolean
  colour: string
  /** Rotation in degrees about a point; absent: not rotated. */
  turn?: At & { angle: number }
}

/** In units of the path; `dash` is the length of a stroke and of the gap after it. */
interface PathLine {
  thickness: number
  dash?: readonly [stroke: number, gap: number]
}

export type SheetMark =
  | TextMark
  | (At & { kind: 'rule'; width: number; thickness: number; colour: string })
  | (At & { kind: 'box'; width: number; height: number; colour: string })
  /** `path` in units of its own, `scale` points each; filled, or with a `line` drawn along it. `alt` is '' where words beside it say the same. */
  | (At & { kind: 'path'; path: string; scale: number; colour: string; alt: string; line?: PathLine })
  /** Fitted into its box from the top. */
  | (At & {
      kind: 'picture'
      picture: 'logo' | 'signature'
      width: number
      height: number
      align: 'left' | 'right'
      alt: string
    })

/** A4 in points. */
export const sheetSize = { width: (210 * 72) / 25.4, height: (297 * 72) / 25.4 } as const
