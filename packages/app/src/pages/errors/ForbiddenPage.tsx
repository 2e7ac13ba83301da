import { ForbiddenScreen } from '@waldkerf/ui/screens/errors/ForbiddenScreen'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/routes/paths.ts'

/** /401 */
export function ForbiddenPage() {
  const from = useSearchParams()[0].get('from')
  return <ForbiddenScreen backTo={paths.dashboard()} {...(from && { from })} />
}
