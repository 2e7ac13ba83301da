import { type CSSProperties, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: ${space(2)};
  list-style: none;

  &[hidden] {
    display: none;
  }
  a {
    display: block;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius('control')};
    background: ${color.hover};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover {
    background: ${color.pressed};
  }
  li {
    transition:
      opacity 0.3s,
      transform 0.3s;
    transition-delay: calc(var(--place) * 0.1s);
  }
  @starting-style {
    li {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    li {
      transition: none;
    }
  }
`

export interface ShareListProps {
  label: string
  links: readonly { id: string; title: string; to: string }[]
}

/** A button that unfolds links, one after the other. */
export function ShareList({ label, links }: ShareListProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <List id={id} hidden={!open}>
        {links.map((link, place) => (
          <li key={link.id} style={{ '--place': place } as CSSProperties}>
            <Link to={link.to}>{link.title}</Link>
          </li>
        ))}
      </List>
    </div>
  )
}
