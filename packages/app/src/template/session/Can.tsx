import type { ReactNode } from 'react'
import { useTemplateSnapshot } from './TemplateSessionProvider.tsx'
import { mayDo } from './mayDo.ts'

/** @returns whether the signed-in role is one of those given; an empty or missing list is a mistake, and nobody may */
export function useCan(): (roles: readonly string[] | undefined) => boolean {
  const { role } = useTemplateSnapshot()
  return (roles) => mayDo(role, roles)
}

/** Shows its content to these roles alone. */
export function Can({ roles, children }: { roles: readonly string[] | undefined; children: ReactNode }) {
  return useCan()(roles) ? children : null
}
