import { useState } from 'react'
import { failureMessage } from '../gateway/templateClient.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useTemplateSession, useTemplateSnapshot } from './TemplateSessionProvider.tsx'

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
