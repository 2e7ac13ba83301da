import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { styled } from 'styled-components'

interface ImportLinkProps {
  to: string
  label: string
}

/** Leads from a list to where its rows come from a file; a picture alone where there is no room for its word. */
export function ImportLink({ to, label }: ImportLinkProps) {
  return (
    <LinkButton to={to}>
      <Short>
        <span>{label}</span>
        <Icon name="upload" size={16} />
      </Short>
    </LinkButton>
  )
}

const Short = styled.span`
  display: inline-flex;

  svg {
    display: none;
  }
  @media (width < 600px) {
    > span {
      ${visuallyHidden}
    }
    svg {
      display: block;
    }
  }
`
