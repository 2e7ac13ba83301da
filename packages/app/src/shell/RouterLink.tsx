import type { LinkProps } from '@waldkerf/ui/parts/Link/Link'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** The router's link for ui, which knows addresses but no router. */
export const renderRouterLink = (props: LinkProps) => <RouterLink {...props} />

/** In place of the router's own component, which would load parts of the router's framework. */
function RouterLink({ to, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { target: rest.target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
