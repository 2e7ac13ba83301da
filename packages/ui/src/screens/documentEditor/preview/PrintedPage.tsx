import { lineParts } from '@waldkerf/domain/office/documentModel/figures'
import { type SheetMark, type SheetPage, sheetSize } from '@waldkerf/domain/office/documentModel/sheetPages'
import { memo } from 'react'
import type { LaidOut } from './useLaidOut.ts'

export interface PrintedPageProps {
  page: SheetPage
  pictures: LaidOut['pictures']
}

/** A page of the file, mark by mark where the layout has put it. Its text can be found, marked and read aloud. */
export const PrintedPage = memo(function PrintedPage({ page, pictures }: PrintedPageProps) {
  return (
    <svg viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`}>
      {page.marks.map((mark, at) => (
        <Printed key={at} mark={mark} pictures={pictures} />
      ))}
    </svg>
  )
})

function Printed({ mark, pictures }: { mark: SheetMark; pictures: LaidOut['pictures'] }) {
  const { x, y } = mark
  if (mark.kind === 'text') {
    const { turn } = mark
    return (
      <text
        x={x}
        y={y}
        fill={mark.colour}
        fontSize={mark.size}
        data-bold={mark.isBold || undefined}
        // As wide as in the file, whatever this browser's typeface takes.
        textLength={mark.width}
        lengthAdjust="spacingAndGlyphs"
        aria-hidden={turn ? true : undefined}
        transform={turn && `rotate(${turn.angle} ${turn.x} ${turn.y})`}
      >
        {lineParts(mark.text).map(({ text, isFigures }, at) => (isFigures ? <tspan key={at}>{text}</tspan> : text))}
      </text>
    )
  }
  if (mark.kind === 'rule') {
    return <line x1={x} y1={y} x2={x + mark.width} y2={y} stroke={mark.colour} strokeWidth={mark.thickness} />
  }
  if (mark.kind === 'box') return <rect x={x} y={y} width={mark.width} height={mark.height} fill={mark.colour} />
  if (mark.kind === 'path') {
    return (
      <path
        d={mark.path}
        fill={mark.colour}
        transform={`translate(${x} ${y}) scale(${mark.scale})`}
        role="img"
        aria-label={mark.alt}
      />
    )
  }
  return (
    <image
      href={pictures[mark.picture]}
      x={x}
      y={y}
      width={mark.width}
      height={mark.height}
      preserveAspectRatio={mark.align === 'right' ? 'xMaxYMin' : 'xMinYMin'}
      role="img"
      aria-label={mark.alt}
    />
  )
}
