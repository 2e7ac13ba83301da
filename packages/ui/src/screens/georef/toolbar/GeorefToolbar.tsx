import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { findSystem, systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { typeLabels } from '@waldkerf/domain/georef/labels/typeLabels'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { type History, isUnsaved } from '@waldkerf/domain/georef/workplace/history'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import type { GeorefActions, SaveState } from '../georefTypes.ts'
import { useGrids } from '../model/grids.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { Choice, Line, Quiet } from './toolbar.styles.ts'
import { texts } from '../GeorefScreen.texts.ts'

export interface GeorefToolbarProps {
  name: string
  history: History
  save: SaveState
  files: readonly MenuItem[]
  actions: Pick<GeorefActions, 'act' | 'save' | 'back'>
}

const types = Object.keys(typeLabels) as TransformType[]

/** The map's name, undo and redo, type and system, files, and the one primary action: save. */
export function GeorefToolbar({ name, history, save, files, actions }: GeorefToolbarProps) {
  const t = useTexts(texts).toolbar
  const say = useMessageText()
  const grids = useGrids()
  const { now, past, future } = history
  const unsaved = isUnsaved(history)
  const known = findSystem(now.epsg) !== null
  const toSystem = (epsg: number) => {
    const convert = now.epsg === null ? null : converter(now.epsg, epsg, grids)
    actions.act({ kind: 'change', change: { kind: 'system', epsg, convert } })
  }
  return (
    <Line aria-label={t.label}>
      <IconButton icon="chevron-left" label={t.back} onClick={actions.back} />
      <h1>{name}</h1>
      <IconButton
        icon="undo"
        label={t.undo}
        disabled={past.length === 0}
        onClick={() => actions.act({ kind: 'undo' })}
      />
      <IconButton
        icon="undo"
        label={t.redo}
        data-mirrored
        disabled={future.length === 0}
        onClick={() => actions.act({ kind: 'redo' })}
      />
      <Choice data-second>
        <Select
          aria-label={t.type}
          value={now.type}
          onChange={(event) => {
            const type = event.target.value as TransformType
            actions.act({ kind: 'change', change: { kind: 'type', type } })
          }}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {say(typeLabels[type])}
            </option>
          ))}
        </Select>
      </Choice>
      <Choice data-second>
        <Select aria-label={t.system} value={now.epsg ?? ''} onChange={(event) => toSystem(Number(event.target.value))}>
          {now.epsg === null && <option value="">{t.noSystem}</option>}
          {now.epsg !== null && !known && <option value={now.epsg}>{t.unknown(String(now.epsg))}</option>}
          {systems.map((system) => (
            <option key={system.epsg} value={system.epsg}>
              {say(systemLabel(system))}
            </option>
          ))}
        </Select>
      </Choice>
      <Menu
        label={t.file}
        trigger={
          <>
            <Icon name="document" />
            <span>{t.file}</span>
          </>
        }
        items={files}
      />
      <Quiet role="status">
        {save.status === 'saving' ? t.saving : unsaved ? t.unsaved : save.status === 'saved' && t.saved}
      </Quiet>
      <Button
        variant="primary"
        busy={save.status === 'saving'}
        disabled={!unsaved && save.status !== 'failed'}
        onClick={() => void actions.save()}
      >
        {t.save}
      </Button>
    </Line>
  )
}
