import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, motion, space } from '@waldkerf/ui/theme/tokens'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { bankTexts } from '../DocumentsScreen.texts.ts'

export interface StatementDropProps {
  onFile: (file: File) => void
  /** The place that takes a file wherever it is dropped. */
  children: (bar: ReactNode) => ReactNode
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a bank statement that is dropped anywhere on the view, or chosen in its bar. */
export function StatementDrop({ onFile, children }: StatementDropProps) {
  const t = useTexts(bankTexts).drop
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = ([file]: Iterable<File>) => file && onFile(file)
  const bar = (
    <Bar role="group" aria-label={t.label} data-over={isOver || undefined}>
      <Icon name="download" size={16} />
      <p>{isOver ? t.over : t.hint}</p>
      <Button onClick={() => input.current?.click()}>{t.choose}</Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t.choose}
        accept=".xml,.csv,.txt,text/xml,text/csv"
        onChange={({ target }) => {
          take(target.files ?? [])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Bar>
  )
  return (
    <Place
      onDragOver={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!isFile(event)) return
        event.preventDefault()
        take(event.dataTransfer.files)
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
