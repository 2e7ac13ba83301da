import { asksToBecomeExpert, effectiveRole, mayAskToBecomeExpert, type Role } from '@waldkerf/domain/roles/roles'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useReadAgain } from '@waldkerf/app/data/loading/readAgain'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { productRoutes, allowedRoutes, type RouteRow } from '@waldkerf/domain/roles/routeTable'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts as shellTexts } from '../texts.ts'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { roleChangeTexts } from './roleChange.texts.ts'

/** Effect of another role: ids of the pages added to and removed from the menu. */
interface RoleChange {
  gained: string[]
  lost: string[]
}

/** Compares two roles by the pages that stand in a menu. */
export function roleChange(table: readonly RouteRow<string, Role>[], before: Role, now: Role): RoleChange {
  const [had, has] = [before, now].map((role) => allowedRoutes(role, table))
  const inMenu = (id: string) => !table.find((row) => row.id === id)?.hidden
  return {
    gained: [...(has ?? [])].filter((id) => !had?.has(id) && inMenu(id)),
    lost: [...(had ?? [])].filter((id) => !has?.has(id) && inMenu(id)),
  }
}

/** Whether a request to become an expert was refused; a role of one character is a different change. */
export const refusesExpert = (was: string, is: string): boolean =>
  asksToBecomeExpert(was) && mayAskToBecomeExpert(is) && effectiveRole(is) === is

/**
 * Notifies that an administrator has changed the person's role, and reads the data of open pages again, which depend on
 * rights. Menu and routes follow the session automatically.
 */
export function useRoleChange() {
  const { state, status, user } = useSessionSnapshot()
  const known = state === 'known' ? `${user?.email} ${status}` : undefined
  const before = useRef<{ known: string; status: string }>(undefined)
  const tell = useRoleWords()
  const readAgain = useReadAgain()
  const onRole = useEffectEvent((now: string) => {
    const last = before.current
    before.current = { known: now, status }
    if (!last || last.known === now) return
    tell(last.status, status)
    // Not with unsaved work: a record that disappears would take the typed text with it.
    if (!hasUnsaved()) readAgain()
  })
  useEffect(() => {
    if (known !== undefined) onRole(known)
  }, [known])
}

/** Notifies of another stored role; not of the own request for the expert mode, which its page confirms. */
function useRoleWords() {
  const t = useTexts(roleChangeTexts)
  const { roles, titles, unknownRole } = useTexts(shellTexts)
  const language = useLanguage()
  const named = (ids: readonly string[]) => new Intl.ListFormat(language).format(ids.map((id) => titles[id] ?? id))
  return (was: string, is: string) => {
    if (asksToBecomeExpert(is)) return
    const { gained, lost } = roleChange(productRoutes, effectiveRole(was), effectiveRole(is))
    const said = [
      refusesExpert(was, is) ? t.notApproved : t.now(roles[is] ?? unknownRole(is)),
      gained.length > 0 && t.gained(named(gained)),
      lost.length > 0 && t.lost(named(lost)),
    ]
    notify({ message: said.filter(Boolean).join(' ') })
  }
}
