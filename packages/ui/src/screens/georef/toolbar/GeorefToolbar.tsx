import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { findSystem, systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { typeLabels } from '@waldkerf/domain/georef/labels/typeLabels'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { ReactNode } from 'react'
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

const types = Object.keys(typeLabels) as TransformType[]

export interface FitChoicesProps {
  work: Workplace
  onChange: (change: Change) => void
}

/** Type of the transformation and coordinate system. */
export function FitChoices({ work, onChange }: FitChoicesProps) {
  const t = useTexts(texts).toolbar
  const say = useMessageText()
  const grids = useGrids()
  const known = findSystem(work.epsg)
  const toSystem = (epsg: number) => {
    const convert = work.epsg === null ? null : converter(work.epsg, epsg, grids)
    onChange({ kind: 'system', epsg, convert })
  }
  return (
    <>
      <Choice data-second>
        <Select
          aria-label={t.type}
          value={work.type}
          onChange={(event) => {
            const type = event.target.value as TransformType
            onChange({ kind: 'type', type })
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
        <Select
          aria-label={t.system}
          value={work.epsg ?? ''}
          onChange={(event) => toSystem(Number(event.target.value))}
        >
          {work.epsg === null && <option value="">{t.noSystem}</option>}
          {work.epsg !== null && !known && <option value={work.epsg}>{t.unknown(String(work.epsg))}</option>}
          {systems.map((system) => (
            <option key={system.epsg} value={system.epsg}>
              {say(systemLabel(system))}
            </option>
          ))}
        </Select>
        {known && <small aria-hidden="true">{say(known.label)}</small>}
      </Choice>
    </>
  )
}

/** Points, scans and scripts as files, in and out. */
export function FilesMenu({ items }: { items: readonly MenuItem[] }) {
  const { file } = useTexts(texts).toolbar
  return (
    <Menu
      label={file}
      trigger={
        <>
          <Icon name="document" />
          <span>{file}</span>
        </>
      }
      items={items}
    />
  )
}

export interface GeorefToolbarProps {
  name: string
  history: History
  save: SaveState
  actions: Pick<GeorefActions, 'act' | 'save' | 'back'>
  /** The points can be used: else saving them is possible, but not what comes next. */
  isWorth: boolean
  /** Where there is room: what is chosen seldom. */
  children?: ReactNode
}

/** The map's name, undo and redo, and saving, which is what comes next while the points can be used. */
export function GeorefToolbar({ name, history, save, actions, isWorth, children }: GeorefToolbarProps) {
  const t = useTexts(texts).toolbar
  const { past, future } = history
  const unsaved = isUnsaved(history)
  const isToSave = unsaved || save.status === 'failed'
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
      {children}
      <Quiet role="status">
        {save.status === 'saving' ? t.saving : unsaved ? t.unsaved : save.status === 'saved' && t.saved}
      </Quiet>
      <Button
        variant={isWorth && isToSave ? 'primary' : 'secondary'}
        busy={save.status === 'saving'}
        disabled={!isToSave}
        onClick={() => void actions.save()}
      >
        {t.save}
      </Button>
    </Line>
  )
}
