import { addRole, deleteRole, getRoles, getRoutes, updateRole } from '@waldkerf/domain/calls/template/roles'
import type { TemplateRole } from '@waldkerf/domain/entities/template/roles'
import type { RoleDraft } from '@waldkerf/ui/demo/roles/RoleDialog'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useCallback } from 'react'
import { notify } from '../../platform/notices/notices.ts'
import { confirm } from '../../platform/questions/confirm.ts'
import { texts } from './roleEditor.texts.ts'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useRead } from '../useRead.ts'

/** The stored roles, all routes there are, and what changes a role. */
export function useRoleEditor() {
  const t = useTexts(texts)
  const client = useTemplateClient()
  const load = useCallback(async () => {
    const [roles, routes] = await Promise.all([client.call(getRoles, {}), client.call(getRoutes, {})])
    return { roles, routes }
  }, [client])
  const { state, reload } = useRead(load)

  async function store({ key, ...rest }: RoleDraft): Promise<TemplateRole['key']> {
    if (key === undefined) return (await client.call(addRole, rest)).key
    await client.call(updateRole, { key, ...rest })
    return key
  }

  return {
    state,
    actions: {
      // The client has said what went wrong.
      save: (role: RoleDraft) =>
        store(role).then(
          (key) => {
            notify({ tone: 'success', message: t.saved(role.name, key) })
            reload()
            return true
          },
          () => false,
        ),
      remove: async (role: TemplateRole) => {
        const question = { title: t.ask(role.name), description: t.lost, confirm: t.remove, danger: true }
        if (!(await confirm(question))) return
        await client.call(deleteRole, { key: role.key }).then(
          () => notify({ tone: 'success', message: t.removed(role.name) }),
          () => undefined,
        )
        reload()
      },
    },
  }
}
