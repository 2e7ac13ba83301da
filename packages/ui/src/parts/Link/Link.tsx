import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; children: ReactNode }

/** Draws a link; the app's one uses its router. */
export type RenderLink = (props: LinkProps) => ReactNode

const LinkContext = createContext<RenderLink>(({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
))

/** The app hands in its router's link; stories do with a plain one. So ui knows addresses, but no router. */
export function LinkProvider({ link, children }: { link: RenderLink; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** A link inside the application. */
export function Link(props: LinkProps) {
  return use(LinkContext)(props)
}
