import type { LinkProps } from '@waldkerf/ui/parts/Link/Link'
import { Link } from 'react-router-dom'

/** The router's link for ui, which knows addresses but no router. */
export const renderRouterLink = (props: LinkProps) => <Link {...props} />
