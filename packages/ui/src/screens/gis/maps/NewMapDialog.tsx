import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { FormDialog, useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import { texts } from './MapsScreen.texts.ts'
import { hasPages } from './sheets/readSheets.ts'
import type { MapsActions } from './mapsTypes.ts'
import { Pairs, Place, Refused } from './newMap.styles.ts'
import { type NewMapNumber, useNewMap } from './useNewMap.ts'
import type { ScanChoice } from './useScanChoice.ts'

/** Kinds of files that are stored as scans. */
const kinds = 'image/jpeg,image/png,image/tiff,application/pdf,.jpg,.jpeg,.png,.tif,.tiff,.pdf'

const megabyte = 2 ** 20

type Take = (files: readonly File[]) => void

/** The scan of a new map, dropped or chosen. A file that is no scan is refused, and the former one stays. */
function ScanField({ choice: { scan, refused, take, remove } }: { choice: Omit<ScanChoice, 'take'> & { take: Take } }) {
  const t = useTexts(texts).newMap.scan
  const { number } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const size = (bytes: number) => number(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10))
  return (
    <Place
      role="group"
      aria-label={t.label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      <Icon name="picture" />
      <p role="status">
        {scan ? (
          <>
            <strong>{scan.file.name}</strong>
            <small>
              {t.facts(number(scan.head.width), number(scan.head.height), size(scan.file.size))}
              {scan.head.res !== null && `, ${t.resolution(number(scan.head.res))}`}
            </small>
          </>
        ) : (
          <small>{t.hint}</small>
        )}
      </p>
      <Button ref={choose} onClick={() => input.current?.click()}>
        {scan ? t.other : t.choose}
      </Button>
      {scan && (
        <Button
          variant="quiet"
          onClick={() => {
            choose.current?.focus()
            remove()
          }}
        >
          {t.remove}
        </Button>
      )}
      {refused && <Refused role="alert">{t.refused(refused.name, t.faults[refused.fault])}</Refused>}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t.choose}
        accept={kinds}
        multiple
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Place>
  )
}

const formats = ['A0', 'A1', 'A2', 'A3', 'A4']
const numbers: readonly NewMapNumber[] = ['jahr', 'scale', 'res', 'width', 'height']

export interface NewMapDialogProps {
  clients: readonly ClientChoice[]
  /** The client that the list is narrowed to. */
  client: number | undefined
  needsClient: boolean
  actions: Pick<MapsActions, 'create' | 'loadSystem' | 'onTyping' | 'select'>
  /** Several sheets were chosen, or a PDF, which may have several: each becomes a map. */
  onSheets: (files: readonly File[]) => void
  onClose: () => void
}

/** Creates a map: its client, its name, and the known data of the sheet. */
export function NewMapDialog({ clients, client, needsClient, actions, onSheets, onClose }: NewMapDialogProps) {
  const t = useTexts(texts).newMap
  const language = useLanguage()
  const { columns } = useTexts(texts)
  const { faults: faultWords } = useTexts(texts).edit
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
  const take: Take = (files) => {
    const [file, ...others] = files
    if (others.length > 0) onSheets(files)
    else if (file) void hasPages(file).then((several) => (several ? onSheets(files) : choice.take(file)))
  }
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
      <ScanField choice={{ ...choice, take }} />
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
