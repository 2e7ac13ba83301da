import type { LinkProps } from '@waldkerf/ui/parts/Link/Link'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** The router's link for ui, which knows addresses but no router. */
export const renderRouterLink = (props: LinkProps) => <RouterLink {...props} />

/** As the router's own component, which brings along what only its framework needs. */
function RouterLink({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
