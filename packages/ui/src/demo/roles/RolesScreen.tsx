import { fixedRole, type TemplateRole } from '@waldkerf/domain/entities/template/roles'
import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { space } from '@waldkerf/ui/theme/tokens'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { RoleDialog, type RoleDraft } from './RoleDialog.tsx'
import type { Titles } from './rolePages.ts'
import { texts } from './RolesScreen.texts.ts'

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
`

export interface RolesScreenProps {
  state: Loadable<{ roles: readonly TemplateRole[]; routes: readonly TemplateRoute[] }>
  /** Of the pages, by the words that their routes have. */
  titles: Titles
  actions: {
    /** A role without a key is a new one. @returns whether it is stored */
    save: (role: RoleDraft) => Promise<boolean>
    /** Asks by itself. */
    remove: (role: TemplateRole) => void
  }
}

const fresh: RoleDraft = { name: '', description: '', routes: [] }

/** `/permission/role`: the roles and the pages they open. */
export function RolesScreen({ state, titles, actions }: RolesScreenProps) {
  const t = useTexts(texts)
  const [edited, setEdited] = useState<RoleDraft>()
  const [busy, setBusy] = useState(false)
  const data = shown(state)
  const save = async (role: RoleDraft) => {
    setBusy(true)
    const isStored = await actions.save(role)
    setBusy(false)
    if (isStored) setEdited(undefined)
  }
  return (
    <DemoPage title={t.title} intro={t.intro}>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={t.loading} rows={3} />}
      {data && (
        <>
          <Line>
            <Button variant="primary" icon="plus" onClick={() => setEdited(fresh)}>
              {t.add}
            </Button>
          </Line>
          <RoleTable roles={data.roles} onEdit={setEdited} onRemove={actions.remove} />
        </>
      )}
      {data && edited && (
        <RoleDialog
          role={edited}
          routes={data.routes}
          titles={titles}
          busy={busy}
          onSave={(role) => void save(role)}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </DemoPage>
  )
}

interface RoleTableProps {
  roles: readonly TemplateRole[]
  onEdit: (role: TemplateRole) => void
  onRemove: (role: TemplateRole) => void
}

type RoleActions = Omit<RoleTableProps, 'roles'>

const renderOperations = (role: TemplateRole, t: typeof texts.de, { onEdit, onRemove }: RoleActions) => (
  <Line>
    <Button aria-label={t.editRole(role.name)} onClick={() => onEdit(role)}>
      {t.edit}
    </Button>
    {role.key !== fixedRole && (
      <Button variant="danger" aria-label={t.removeRole(role.name)} onClick={() => onRemove(role)}>
        {t.remove}
      </Button>
    )}
  </Line>
)

function RoleTable({ roles, onEdit, onRemove }: RoleTableProps) {
  const t = useTexts(texts)
  if (roles.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />
  return (
    <PlainTable
      label={t.table}
      columns={[
        { id: 'key', title: t.key, cell: ({ key }) => key },
        { id: 'name', title: t.name, cell: ({ name }) => t.sampleNames[name] ?? name },
        {
          id: 'description',
          title: t.description,
          cell: ({ description }) => t.sampleDescriptions[description] ?? description,
        },
        {
          id: 'operations',
          title: t.operations,
          cell: (role: TemplateRole) => renderOperations(role, t, { onEdit, onRemove }),
        },
      ]}
      rows={roles}
      rowKey={({ key }) => key}
    />
  )
}
