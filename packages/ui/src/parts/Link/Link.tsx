import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; children: ReactNode }

/** Draws a link; the app's one uses its router. */
export type RenderLink = (props: LinkProps) => ReactNode

const plainLink: RenderLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

const LinkContext = createContext(plainLink)

/** Opened by a program of the device, and no page of ours. */
const isForDevice = (to: string) => /^(mailto|tel):/.test(to)

/** The app hands in its router's link; stories do with a plain one. So ui knows addresses, but no router. */
export function LinkProvider({ link, children }: { link: RenderLink; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** A link inside the application, or to a mail address or a telephone number. */
export function Link(props: LinkProps) {
  const insideLink = use(LinkContext)
  return isForDevice(props.to) ? plainLink(props) : insideLink(props)
}
