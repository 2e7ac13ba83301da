import { type ReactNode, useState } from 'react'
import { useTemplateSnapshot, useTemplateSession } from './TemplateSessionProvider.tsx'
import { failureMessage } from '../gateway/templateClient.ts'
import { notify } from '@waldkerf/app/platform/notices/notices'

/** @returns whether the signed-in role is one of those given; an empty or missing list is a mistake, and nobody may */
export function useCan(): (roles: readonly string[] | undefined) => boolean {
  const { role } = useTemplateSnapshot()
  return (roles) => mayDo(role, roles)
}

/** Shows its content to these roles alone. */
export function Can({ roles, children }: { roles: readonly string[] | undefined; children: ReactNode }) {
  return useCan()(roles) ? children : null
}

/**
 * The one rule of `<Can>` and `useCan`: the role stands in the list. An empty or missing list hides, with a warning:
 * whoever wrote it meant something else.
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

/** The sample roles, the one that is signed in, and the way to another one. */
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
