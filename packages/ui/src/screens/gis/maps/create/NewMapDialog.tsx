import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { FormDialog, useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { texts as editTexts } from '../edit/edit.texts.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { texts as words } from '../MapsScreen.texts.ts'
import { Pairs } from './create.styles.ts'
import { texts } from './create.texts.ts'
import { ScanField } from './ScanField.tsx'
import { type NewMapNumber, useNewMap } from './useNewMap.ts'

const formats = ['A0', 'A1', 'A2', 'A3', 'A4']
const numbers: readonly NewMapNumber[] = ['jahr', 'scale', 'res', 'width', 'height']

export interface NewMapDialogProps {
  clients: readonly ClientChoice[]
  /** The client that the list is narrowed to. */
  client: number | undefined
  needsClient: boolean
  actions: Pick<MapsActions, 'create' | 'loadSystem' | 'onTyping' | 'select'>
  onClose: () => void
}

/** Creates a map: its client, its name, and the known data of the sheet. */
export function NewMapDialog({ clients, client, needsClient, actions, onClose }: NewMapDialogProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { columns } = useTexts(words)
  const { faults: faultWords } = useTexts(editTexts)
  const onDone = (id: number) => {
    onClose()
    actions.select(id)
  }
  const { typed, faults, error, busy, choice, change, proposeSystem, send } = useNewMap({
    actions,
    client,
    needsClient,
    onDone,
  })
  useTyping(!isBlank(typed.map_name) || choice.scan !== undefined, (isTyping) =>
    actions.onTyping(isTyping ? t.typing : undefined),
  )
  const begin = useEffectEvent(() => void proposeSystem(typed.client_id))
  useEffect(() => begin(), [])
  const clientOptions = useClientOptions(clients, needsClient ? undefined : t.noClient)
  const faultText = (name: keyof typeof faults) => {
    const fault = faults[name]
    if (fault === undefined) return undefined
    return fault === 'missingName' || fault === 'missingClient' ? t[fault] : faultWords[fault]
  }
  return (
    <FormDialog
      title={t.title}
      description={t.description}
      submit={{ label: t.save }}
      busy={busy}
      problem={error}
      onSubmit={send}
      onClose={onClose}
    >
      <ScanField choice={choice} />
      <TextField
        label={t.name}
        required
        autoComplete="off"
        maxLength={200}
        value={typed.map_name}
        error={faultText('map_name')}
        onChange={({ target }) => change({ map_name: target.value })}
      />
      <Combobox
        label={t.client}
        options={clientOptions}
        value={typed.client_id}
        error={faultText('client_id')}
        onChange={(value) => {
          change({ client_id: value })
          void proposeSystem(value)
        }}
      />
      <Select
        label={t.system}
        hint={t.systemHint}
        value={typed.epsg}
        onChange={({ target }) => change({ epsg: target.value })}
      >
        <option value="">–</option>
        {systems.map((system) => (
          <option key={system.epsg} value={system.epsg}>
            {systemLabel(system)[language]}
          </option>
        ))}
      </Select>
      <Pairs>
        <TextField
          label={columns.typ}
          maxLength={100}
          value={typed.typ}
          onChange={({ target }) => change({ typ: target.value })}
        />
        <Select label={t.din} value={typed.din} onChange={({ target }) => change({ din: target.value })}>
          <option value="">–</option>
          {formats.map((format) => (
            <option key={format}>{format}</option>
          ))}
        </Select>
        {numbers.map((name) => (
          <TextField
            key={name}
            label={columns[name]}
            inputMode="decimal"
            value={typed[name]}
            error={faultText(name)}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </Pairs>
    </FormDialog>
  )
}
