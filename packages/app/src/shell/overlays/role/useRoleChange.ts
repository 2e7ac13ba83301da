import { asksToBecomeExpert, effectiveRole, mayAskToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useReadAgain } from '@waldkerf/app/data/loading/readAgain'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts as shellTexts } from '../../texts.ts'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { roleChange } from './roleChange.ts'
import { texts } from './roleChange.texts.ts'

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
  const t = useTexts(texts)
  const { roles, titles, unknownRole } = useTexts(shellTexts)
  const list = new Intl.ListFormat(useLanguage())
  const named = (ids: readonly string[]) => list.format(ids.map((id) => titles[id] ?? id))
  return (was: string, is: string) => {
    if (asksToBecomeExpert(is)) return
    const { gained, lost } = roleChange(productRoutes, effectiveRole(was), effectiveRole(is))
    const refused = asksToBecomeExpert(was) && mayAskToBecomeExpert(is)
    const said = [
      refused ? t.notApproved : t.now(roles[is] ?? unknownRole(is)),
      gained.length > 0 && t.gained(named(gained)),
      lost.length > 0 && t.lost(named(lost)),
    ]
    notify({ message: said.filter(Boolean).join(' ') })
  }
}
