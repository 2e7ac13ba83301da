import type { TemplateRole } from '@waldkerf/domain/entities/template/roles'
import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { PageTree } from './PageTree.tsx'
import { RoleDifference } from './RoleDifference.tsx'
import { checkedPages, pageDifference, pageTree, storedRoutes, type Titles } from './rolePages.ts'
import { texts } from './RolesScreen.texts.ts'

const Fields = styled.form`
  display: grid;
  gap: ${space(4)};

  h3 {
    margin-bottom: ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`

const TreeBox = styled.div`
  max-height: 260px;
  padding: ${space(3)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

/** A role as it is sent; without a key it is a new one. */
export type RoleDraft = Omit<TemplateRole, 'key'> & { key?: TemplateRole['key'] }

export interface RoleDialogProps {
  /** The draft under edit; its key decides the title. */
  role: RoleDraft
  /** All routes there are. */
  routes: readonly TemplateRoute[]
  titles: Titles
  busy: boolean
  onSave: (role: RoleDraft) => void
  onCancel: () => void
}

/** Name, description and pages of a role, and what saving would change. The key stays what it is. */
export function RoleDialog({ role, routes, titles, busy, onSave, onCancel }: RoleDialogProps) {
  const t = useTexts(texts)
  const tree = pageTree(routes, titles)
  const before = checkedPages(role, tree)
  const [name, setName] = useState(role.name)
  const [description, setDescription] = useState(role.description)
  const [checked, setChecked] = useState(before)
  const [asked, setAsked] = useState(false)
  const isNameless = name.trim() === ''
  const form = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isNameless || busy) return
    onSave({ ...role, name: name.trim(), description, routes: storedRoutes(routes, checked, role.routes) })
  }
  return (
    <Dialog
      open
      wide
      title={role.key === undefined ? t.dialogNew : t.dialogEdit}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {t.save}
          </Button>
        </>
      }
    >
      <Fields id={form} noValidate onSubmit={save}>
        <TextField
          label={t.name}
          required
          value={name}
          error={asked && isNameless ? t.nameMissing : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextArea
          label={t.description}
          rows={2}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <div>
          <h3>{t.menus}</h3>
          <TreeBox>
            <PageTree label={t.menus} nodes={tree} checked={checked} onChange={setChecked} />
          </TreeBox>
        </div>
        <RoleDifference difference={pageDifference(tree, before, checked)} />
      </Fields>
    </Dialog>
  )
}
