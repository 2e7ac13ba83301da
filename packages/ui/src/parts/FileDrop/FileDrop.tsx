import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, motion, space } from '@waldkerf/ui/theme/tokens'
import { type DragEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

export interface FileDropProps {
  words: {
    /** Names the bar. */
    label: string
    hint: string
    /** In its place where nothing can be dragged; absent: the button says enough. */
    touch?: string
    /** While a file is held over the view. */
    over: string
  }
  /** Absent while none is taken: then there is no bar, and all else stays as it is. */
  onFile?: ((file: File, all: readonly File[]) => void) | undefined
  /** The button that chooses a file instead. */
  choice: ReactNode
  /** The place that takes a file wherever it is dropped. */
  children: (bar: ReactNode, isOver: boolean) => ReactNode
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a file, or several, that are dropped anywhere on the view, or chosen in its bar. */
export function FileDrop({ words, onFile, choice, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const bar = onFile && (
    <Bar role="group" aria-label={words.label} data-over={isOver || undefined}>
      <Icon name="upload" size={16} />
      <p data-drag="">{isOver ? words.over : words.hint}</p>
      {words.touch && <p data-touch="">{words.touch}</p>}
      {choice}
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
        const [...all] = event.dataTransfer.files
        if (all[0]) onFile(all[0], all)
      }}
    >
      {children(bar, isOver)}
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
  [data-touch] {
    display: none;
  }
  /* Nothing is dragged with a finger, or onto a phone. */
  @media (pointer: coarse), (width < 768px) {
    > [data-drag],
    > svg {
      display: none;
    }
    > [data-touch] {
      display: block;
    }
  }
  @media print {
    display: none;
  }
`
