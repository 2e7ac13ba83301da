import { space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

export interface StoryLinksProps {
  label: string
  links: readonly {
    name: string
    /** Behind the workbench's own: `/story/parts-button--primary`. */
    path: string
  }[]
}

/** Places of the workbench to go to, side by side. */
export function StoryLinks({ label, links }: StoryLinksProps) {
  return (
    <List aria-label={label}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <a href={`./?path=${path}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};

  a {
    display: inline-block;
    min-height: 24px;
  }
`
