import { federalStates } from '@waldkerf/domain/clients/federalStates'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import { systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { type FormEvent, useMemo, useState } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { AddLine, Failure, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { isTooLong } from '@waldkerf/ui/parts/RowForm/RowField'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { Choices } from './ClientScreen.styles.ts'
import { texts } from './client.texts.ts'
import type { ClientActions } from './clientTypes.ts'

export interface SurveyCardProps {
  client: ClientRow
  cadastre: Loadable<Cadastre | undefined>
  actions: Pick<ClientActions, 'setFederalState' | 'setSystem' | 'setFolder' | 'setCadastre'>
  /** Told when a folder is typed and not stored, and when that is over. */
  onTyping: (isTyping: boolean) => void
}

/** The most characters of a project folder. */
const longestFolder = 500

/** The client's basis for maps and projects, such as Land and coordinate system; each choice is stored at once. */
export function SurveyCard({ client, cadastre, actions, onTyping }: SurveyCardProps) {
  const t = useTexts(texts).survey
  const language = useLanguage()
  const { busy, error, attempt } = useAttempt()
  const { bundesland, epsg } = client
  const known = shown(cadastre)
  const systemOptions = useMemo(() => {
    const shipped = systems.map((system) => ({ value: String(system.epsg), label: systemLabel(system)[language] }))
    const isShipped = epsg === null || systems.some((system) => system.epsg === epsg)
    return isShipped ? shipped : [{ value: String(epsg), label: String(epsg) }, ...shipped]
  }, [epsg, language])
  return (
    <Card title={t.title}>
      <Choices>
        <Select
          label={t.state}
          value={bundesland}
          disabled={busy !== undefined}
          onChange={(event) => void attempt('state', () => actions.setFederalState(event.target.value))}
        >
          <option value="">{t.noState}</option>
          {[...new Set([...federalStates, bundesland])].filter(Boolean).map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
        <Combobox
          label={t.system}
          placeholder={t.systemHint}
          options={systemOptions}
          value={epsg === null ? '' : String(epsg)}
          onChange={(value) => void attempt('system', () => actions.setSystem(Number(value)))}
        />
        <FolderField
          key={client.projektordner}
          stored={client.projektordner}
          save={(folder) => attempt('folder', () => actions.setFolder(folder))}
          onTyping={onTyping}
        />
        <Checkbox
          label={t.cadastre}
          hint={t.cadastreHint}
          checked={known?.kataster_status ?? false}
          disabled={known === undefined || busy !== undefined}
          onChange={(event) => void attempt('cadastre', () => actions.setCadastre(event.target.checked))}
        />
        {error !== undefined && <Failure role="alert">{error}</Failure>}
        {cadastre.status === 'failed' && known === undefined && (
          <NotLoaded parts={{ cadastre: cadastre.retry }} names={{ cadastre: t.cadastre }} />
        )}
      </Choices>
    </Card>
  )
}

interface FolderFieldProps extends Pick<SurveyCardProps, 'onTyping'> {
  stored: string
  save: (folder: string) => Promise<boolean>
}

/** The folder, stored by Enter or its button. */
function FolderField({ stored, save, onTyping }: FolderFieldProps) {
  const t = useTexts(texts).survey
  const [folder, setFolder] = useState(stored)
  const isLong = isTooLong(folder, longestFolder)
  const isTyping = folder.trim() !== stored
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isTyping && !isLong && (await save(folder.trim()))) onTyping(false)
  }
  return (
    <AddLine onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t.folder}
        error={isLong ? t.noFolder : undefined}
        autoComplete="off"
        spellCheck={false}
        value={folder}
        onChange={({ target }) => {
          setFolder(target.value)
          onTyping(target.value.trim() !== stored)
        }}
      />
      <Button type="submit" disabled={!isTyping || isLong}>
        {t.saveFolder}
      </Button>
    </AddLine>
  )
}
