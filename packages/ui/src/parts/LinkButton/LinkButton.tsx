import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../Link/Link.tsx'
import { StyledButton } from '../Button/Button.styles.ts'

const Look = styled(StyledButton)`
  text-decoration: none;
`

interface LinkButtonProps {
  to: string
  /** The page has one. */
  primary?: boolean
  /** Where several say the same, which one this is, for screen readers; it begins with the words. */
  name?: string
  children: ReactNode
}

/** Leads to where something is done. It looks like the button it stands for, and stays a link: it can be opened beside. */
export const LinkButton = ({ to, primary = false, name, children }: LinkButtonProps) => (
  <Look as={Link} data-button to={to} aria-label={name} $variant={primary ? 'primary' : 'secondary'}>
    {children}
  </Look>
)
