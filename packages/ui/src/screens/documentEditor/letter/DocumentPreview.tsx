import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Draft, Pages, Paper, Waiting } from './preview.styles.ts'
import { texts } from '../DocumentEditorScreen.texts.ts'
import { usePinch } from './usePinch.ts'
import { type LayOut, useLaidOut, type LaidOut } from './useLaidOut.ts'
import { lineParts } from '@waldkerf/domain/office/documentModel/figures'
import { type SheetMark, type SheetPage, sheetSize } from '@waldkerf/domain/office/documentModel/sheetPages'
import { memo, type ReactNode } from 'react'

export interface DocumentPreviewProps {
  model: DocumentModel
  layOut: LayOut
  /** Leads to the check of unreadable numbers; absent for a reminder. */
  onCheck?: () => void
  /** Stays in view until the first pages are laid out; absent: a sheet with the shape of a letter. */
  meanwhile?: ReactNode
}

/** The document as it prints: the pages of its PDF. Of an archived invoice what was fixed then, whatever has changed since. */
export function DocumentPreview({ model, layOut, onCheck, meanwhile }: DocumentPreviewProps) {
  const t = useTexts(texts).preview
  // Nothing is laid out while a number can be read in two ways.
  if (unclearPlaces(model).length > 0) {
    return (
      <Waiting>
        <Bar
          icon="warning"
          tone="warning"
          message={t.unclear}
          actions={onCheck && <Button onClick={onCheck}>{t.check}</Button>}
        />
      </Waiting>
    )
  }
  return <LaidOutPreview model={model} layOut={layOut} meanwhile={meanwhile} />
}

/** Lines of a letter that is still being laid out: address, subject, text. */
const draftLines = ['32%', '28%', '24%', '55%', '100%', '96%', '60%']

interface LaidOutPreviewProps<Model> extends Pick<DocumentPreviewProps, 'meanwhile'> {
  model: Model
  layOut: LayOut<Model>
}

/** The pages of anything that is laid out as its PDF. */
export function LaidOutPreview<Model>({ model, layOut, meanwhile }: LaidOutPreviewProps<Model>) {
  const t = useTexts(texts).preview
  const laidOut = useLaidOut(model, layOut)
  const pages = usePinch<HTMLElement>()
  const found = shown(laidOut)
  if (laidOut.status === 'failed') {
    return <ErrorState title={t.failed} message={laidOut.message} onRetry={laidOut.retry} />
  }
  if (!found) {
    return (
      meanwhile ?? (
        <Pages as="output" data-pages="" aria-label={t.loading}>
          <Paper data-paper="">
            <Draft>
              {draftLines.map((width, nr) => (
                <Skeleton key={nr} width={width} />
              ))}
            </Draft>
          </Paper>
        </Pages>
      )
    )
  }
  const { pictures } = found
  return (
    <Pages ref={pages} data-pages="" aria-label={t.label}>
      {found.pages.map((page, at) => (
        <Paper key={at} aria-label={t.page(at + 1, found.pages.length)}>
          <PrintedPage page={page} pictures={pictures} />
        </Paper>
      ))}
    </Pages>
  )
}

interface PrintedPageProps {
  page: SheetPage
  pictures: LaidOut['pictures']
}

/** A page of the file, mark by mark where the layout has put it. Its text can be found, marked and read aloud. */
const PrintedPage = memo(function PrintedPage({ page, pictures }: PrintedPageProps) {
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
        {...(mark.line
          ? {
              fill: 'none',
              stroke: mark.colour,
              strokeWidth: mark.line.thickness,
              strokeDasharray: mark.line.dash?.join(' '),
              strokeLinejoin: 'round' as const,
            }
          : { fill: mark.colour })}
        transform={`translate(${x} ${y}) scale(${mark.scale})`}
        {...(mark.alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': mark.alt })}
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
