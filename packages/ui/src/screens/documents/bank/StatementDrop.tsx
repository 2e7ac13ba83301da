import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, motion, space } from '@waldkerf/ui/theme/tokens'
import { type DragEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { StatementChoice } from './StatementChoice.tsx'
import { bankTexts } from '../DocumentsScreen.texts.ts'

export interface StatementDropProps {
  /** Absent while none is taken: then there is no bar, and all else stays as it is. */
  onFile?: ((file: File) => void) | undefined
  /** It is the page's next step. */
  isNext?: boolean
  /** The place that takes a file wherever it is dropped. */
  children: (bar?: ReactNode) => ReactNode
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a bank statement that is dropped anywhere on the view, or chosen in its bar. */
export function StatementDrop({ onFile, isNext = true, children }: StatementDropProps) {
  const t = useTexts(bankTexts).drop
  const [isOver, setOver] = useState(false)
  const bar = onFile && (
    <Bar role="group" aria-label={t.label} data-over={isOver || undefined}>
      <Icon name="download" size={16} />
      <p>{isOver ? t.over : t.hint}</p>
      <StatementChoice isNext={isNext} onFile={onFile} />
    </Bar>
  )
  return (
    <Place
      onDragOver={(event) => {
        if (!onFile || !isFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!onFile || !isFile(event)) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      {children(bar)}
    </Place>
  )
}

const Place = styled.div`
  display: contents;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px dashed ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  transition: background-color ${motion('small')};

  p {
    flex: 1 1 0;
    min-width: 160px;
  }
  &[data-over] {
    background: ${color.accentQuiet};
    color: ${color.text};
  }
  /* Nothing is dragged with a finger. */
  @media (pointer: coarse) {
    > p,
    > svg {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`
