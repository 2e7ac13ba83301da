import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Drawing, Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { pressable } from '@waldkerf/ui/parts/Button/Button.styles.ts'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** Drawings of editing text, on the grid of the icons; the editors bring them, so that no other page loads them. */
const toolPaths = {
  redo: 'M13 4.5 16.5 8 13 11.5M16.5 8h-8a5 5 0 0 0 0 10H11',
  'align-left': 'M3 4.5h14M3 8.2h8M3 11.8h14M3 15.5h8',
  'align-center': 'M3 4.5h14M6 8.2h8M3 11.8h14M6 15.5h8',
  'align-right': 'M3 4.5h14M9 8.2h8M3 11.8h14M9 15.5h8',
  'align-justify': 'M3 4.5h14M3 8.2h14M3 11.8h14M3 15.5h14',
  indent: 'M3 4.5h14M9.5 8.2H17M9.5 11.8H17M3 15.5h14M3 7.5 6 10l-3 2.5z',
  outdent: 'M3 4.5h14M9.5 8.2H17M9.5 11.8H17M3 15.5h14M6 7.5 3 10l3 2.5z',
  numbers: 'M8 5.5h9M8 10h9M8 14.5h9M3 4l1.2-.7V7.5M2.8 12.8c.2-1.4 2.3-1.4 2.3 0 0 .8-2.2 1.8-2.3 3.2h2.4',
  tasks: 'M9.5 5.5H17M9.5 14.5H17M3 5.5 4.3 7l2.7-3M3 12.2h4v4.3H3z',
  quote: 'M8.5 6C5.5 6.5 4 8.4 4 11v3h4v-4H5.5M16.5 6c-3 .5-4.5 2.4-4.5 5v3h4v-4h-2.5',
  code: 'M6.5 6 2.5 10l4 4M13.5 6l4 4-4 4M11.3 4.5 8.7 15.5',
  'code-block': 'M3 3.5h14v13H3zM8 7.5 5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  heading: 'M5 4v12M15 4v12M5 10h10',
  'clear-format': 'M5 4h9M9.5 4 8 12M3 17l14-14M11 16.5h5M7.3 16h1.4',
  subscript: 'M3.5 5l7 8.5M10.5 5l-7 8.5M13.5 13.5c.3-1.5 3-1.5 3 .1 0 1.2-2.8 2-3 3.4h3',
  superscript: 'M3.5 6.5l7 8.5M10.5 6.5l-7 8.5M13.5 4c.3-1.5 3-1.5 3 .1 0 1.2-2.8 2-3 3.4h3',
} as const

/** A button of a toolbar: a picture or a letter, and what it does in words. */
export interface Tool {
  id: string
  label: string
  face:
    | { icon: IconName }
    | { drawing: keyof typeof toolPaths }
    | { glyph: string; look?: 'bold' | 'italic' | 'strike' | 'underline' }
  /** Present: it is on or off. */
  pressed?: boolean
  disabled?: boolean
  /** A line before it separates it from the tools before. */
  startsGroup?: boolean
  onPress: () => void
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: ${space(1)};
  border-bottom: 1px solid ${color.border};
  background: ${color.page};
`

const Press = styled.button`
  ${pressable}
  min-width: 32px;
  min-height: 32px;
  padding: 0 ${space(1)};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize(14)};

  &[data-group] {
    position: relative;
    margin-inline-start: ${space(3)};
  }
  &[data-group]::before {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: calc(-1 * ${space(2)});
    border-inline-start: 1px solid ${color.border};
    pointer-events: none;
  }
  &:hover:not(:disabled) {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    background: ${color.pressed};
    color: ${color.accentText};
  }
`

/** A letter as a picture: it is no text, the button's words are elsewhere. */
const Glyph = styled.span`
  &::before {
    content: attr(data-glyph) / '';
  }
  &[data-look='bold'] {
    font-weight: ${weight('semibold')};
  }
  &[data-look='italic'] {
    font-style: italic;
  }
  &[data-look='strike']::before {
    text-decoration: line-through;
  }
  &[data-look='underline']::before {
    text-decoration: underline;
  }
`

function Face(face: Tool['face']) {
  if ('icon' in face) return <Icon name={face.icon} size={16} />
  if ('drawing' in face) return <Drawing path={toolPaths[face.drawing]} size={16} />
  return <Glyph data-glyph={face.glyph} data-look={face.look} />
}

export interface ToolbarProps {
  label: string
  tools: readonly Tool[]
}

/** A row of tools: one stop for Tab, arrows, Home and End move within. */
export function Toolbar({ label, tools }: ToolbarProps) {
  const [stop, setStop] = useState(0)
  const usable = Math.min(stop, tools.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = {
      ArrowRight: (usable + 1) % tools.length,
      ArrowLeft: (usable - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = targets[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Bar role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {tools.map(({ id, label: words, face, pressed, disabled, startsGroup, onPress }, index) => (
        <Press
          key={id}
          type="button"
          aria-label={words}
          title={words}
          aria-pressed={pressed}
          // It stays reachable: a tool that takes the focus away with it would lose one's place.
          aria-disabled={disabled || undefined}
          data-group={startsGroup || undefined}
          tabIndex={index === usable ? 0 : -1}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={disabled ? undefined : onPress}
        >
          <Face {...face} />
        </Press>
      ))}
    </Bar>
  )
}
