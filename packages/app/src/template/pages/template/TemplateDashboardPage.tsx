import { ShowcaseScreen } from '@waldkerf/ui/demo/dashboard/ShowcaseScreen'
import { OverviewScreen } from '@waldkerf/ui/demo/overview/OverviewScreen'
import { useTemplateSnapshot } from '../../session/TemplateSessionProvider.tsx'
import { useTodos } from '../../useTodos.ts'
import { useTransactions } from '../../articles/useTransactions.ts'

/** An administrator's numbers; asked for only when one is here. */
function Overview({ name, role }: { name: string; role: string }) {
  return <OverviewScreen user={{ name, role }} transactions={useTransactions()} todos={useTodos()} />
}

/** /dashboard of the template part: numbers for administrators, the library's parts for everybody else. */
export function TemplateDashboardPage() {
  const { user, role } = useTemplateSnapshot()
  if (!user) return null
  return role === 'admin' ? <Overview name={user.name} role={role} /> : <ShowcaseScreen user={user} />
}
