import { asksToBecomeExpert, effectiveRole, mayAskToBecomeExpert, type Role } from '@waldkerf/domain/roles/roles'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useReadAgain } from '@waldkerf/app/data/loading/readAgain'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { productRoutes, allowedRoutes, type RouteRow } from '@waldkerf/domain/roles/routeTable'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts as shellTexts } from '../texts.ts'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { roleChangeTexts } from '../overlays.texts.ts'

/** Consequence of another role: ids of the pages in the menu that came and went. */
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

/** Whether a wish to become an expert was turned down. Whoever got a role of one character instead was given something else. */
export const refusesExpert = (was: string, is: string): boolean =>
  asksToBecomeExpert(was) && mayAskToBecomeExpert(is) && effectiveRole(is) === is

/**
 * Says that an administrator has changed the person's role, and has the open pages read anew what other rights show.
 * Menu and routes follow the session by themselves.
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
    // Under unsaved work all stays as it is: a record that goes would take the text along.
    if (!hasUnsaved()) readAgain()
  })
  useEffect(() => {
    if (known !== undefined) onRole(known)
  }, [known])
}

/** Says what another stored role means. Asking for the expert mode is one's own step, and the page says so. */
function useRoleWords() {
  const t = useTexts(roleChangeTexts)
  const { roles, titles, unknownRole } = useTexts(shellTexts)
  const list = new Intl.ListFormat(useLanguage())
  const named = (ids: readonly string[]) => list.format(ids.map((id) => titles[id] ?? id))
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
