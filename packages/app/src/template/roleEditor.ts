import { addRole, deleteRole, getRoles, getRoutes, updateRole } from '@waldkerf/domain/calls/template/roles'
import type { TemplateRole } from '@waldkerf/domain/entities/template/roles'
import type { RoleDraft } from '@waldkerf/ui/demo/roles/RoleDialog'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { notify } from '../platform/notices/notices.ts'
import { confirm } from '../platform/questions/confirm.ts'
import { texts } from './template.texts.ts'
import { useTemplateClient } from './session/TemplateSessionProvider.tsx'
import { useRead } from '../data/loading/useRead.ts'

/** The stored roles, all routes, and the actions that change a role. */
export function useRoleEditor() {
  const t = useTexts(texts).role
  const client = useTemplateClient()
  const { state, reload } = useRead([getRoles.path, getRoutes.path], async () => {
    const [roles, routes] = await Promise.all([client.call(getRoles, {}), client.call(getRoutes, {})])
    return { roles, routes }
  })

  async function store({ key, ...rest }: RoleDraft): Promise<TemplateRole['key']> {
    if (key === undefined) return (await client.call(addRole, rest)).key
    await client.call(updateRole, { key, ...rest })
    return key
  }

  return {
    state,
    actions: {
      // The client has already shown the error.
      save: (role: RoleDraft) =>
        store(role).then(
          async (key) => {
            const isThere = (await reload())?.roles.some((one) => one.key === key)
            // The mock API also answers success for a role that no longer exists.
            if (isThere === false) notify({ tone: 'danger', message: t.gone(role.name) })
            else notify({ tone: 'success', message: t.saved(role.name, key) })
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
        await reload()
      },
    },
  }
}
