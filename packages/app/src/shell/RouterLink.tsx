import type { LinkProps } from '@waldkerf/ui/parts/Link/Link'
import { type ContextType, type MouseEvent, use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

/** The router's link for ui, which knows addresses but no router. */
export const renderRouterLink = (props: LinkProps) => <RouterLink {...props} />

/** Else the browser itself follows it, into another tab or a file. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * In place of the router's own component, which would load parts of the router's framework, and of its hooks for links:
 * these render every link of the page anew at each change of the address, and ours are absolute.
 */
function RouterLink({ to, onClick, children, ...rest }: LinkProps) {
  const { router, basename } = use(RouterContext) as NonNullable<ContextType<typeof RouterContext>>
  const href = basename === '/' ? to : basename + to
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = router.state.location
    void router.navigate(to, { replace: href === pathname + search + hash })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
