import { type ReactNode, useState } from 'react'
import { useTemplateSnapshot, useTemplateSession } from './TemplateSessionProvider.tsx'
import { failureMessage } from '../gateway/templateClient.ts'
import { notify } from '@waldkerf/app/platform/notices/notices'

/** @returns whether the signed-in role is one of the given ones; an empty or missing list is a mistake: never true */
export function useCan(): (roles: readonly string[] | undefined) => boolean {
  const { role } = useTemplateSnapshot()
  return (roles) => mayDo(role, roles)
}

/** Shows its content only to these roles. */
export function Can({ roles, children }: { roles: readonly string[] | undefined; children: ReactNode }) {
  return useCan()(roles) ? children : null
}

/**
 * The rule of `<Can>` and `useCan`: the list must contain the role. An empty or missing list hides the content and logs
 * a warning, because it is a mistake.
 */
export function mayDo(role: string | undefined, roles: readonly string[] | undefined): boolean {
  if (!roles?.length) {
    console.warn('A permission without roles hides its content from everyone.')
    return false
  }
  return role !== undefined && roles.includes(role)
}

/** The template's sample roles, the most powerful first. */
const sampleRoles = ['admin', 'editor', 'visitor'] as const

/** The sample roles, the signed-in one, and an action that switches to another one. */
export function useRoleSwitch() {
  const session = useTemplateSession()
  const { role = '' } = useTemplateSnapshot()
  const [busy, setBusy] = useState(false)
  const onChoose = async (next: string) => {
    setBusy(true)
    try {
      await session.switchRole(next)
    } catch (error) {
      notify({ tone: 'danger', message: failureMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return { roles: sampleRoles, role, busy, onChoose: (next: string) => void onChoose(next) }
}
