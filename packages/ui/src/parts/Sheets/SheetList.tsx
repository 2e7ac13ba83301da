import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { slider } from '@waldkerf/ui/theme/slider'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { SheetThumb } from './picture/SheetThumb.tsx'
import type { Sheet } from './sheetTypes.ts'
import { sheetGroups } from './sheetGroups.ts'
import { texts } from './Sheets.texts.ts'
import { mostSheets, type SheetChoice } from './useSheetChoice.ts'

/** With fewer, all are seen at once. */
const searchedFrom = 8

export interface SheetListProps {
  choice: SheetChoice
  /** Makes room to see a sheet that one goes to. @returns px at the map's right edge that stay covered */
  makeRoom: () => number
}

/** The sheets that a person may lay on maps: by place and year, and how clearly they show. */
export function SheetList({ choice, makeRoom }: SheetListProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { list, want, on, shown, look } = choice
  useEffect(want, [want])
  return (
    <Section aria-label={t.title}>
      <h3>{t.title}</h3>
      {list.status === 'loading' && <p role="status">{t.loading}</p>}
      {list.status === 'failed' && (
        <p role="alert">
          {t.failed(list.message)} <Button onClick={list.retry}>{t.retry}</Button>
        </p>
      )}
      {list.status === 'ready' && list.data.length === 0 && <p>{t.empty}</p>}
      {list.status === 'ready' && list.data.length > 0 && <Groups sheets={list.data} {...{ choice, makeRoom }} />}
      {on.length >= mostSheets && <p>{t.most(number(mostSheets))}</p>}
      {shown.length > 0 && (
        <>
          <Slider label={t.opacity} least={10} value={look.opacity} onChange={choice.setOpacity} />
          <Slider label={t.swipe} least={0} value={look.swipe} onChange={choice.setSwipe} />
        </>
      )}
    </Section>
  )
}

function Groups({ sheets, ...acts }: SheetListProps & { sheets: readonly Sheet[] }) {
  const t = useTexts(texts)
  const [sought, setSought] = useState('')
  const groups = sheetGroups(sheets, sought)
  return (
    <>
      {sheets.length >= searchedFrom && (
        <TextField label={t.search} type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      )}
      {groups.length === 0 && <p role="status">{t.none}</p>}
      {groups.map(({ place, sheets: here }) => (
        <div key={place} role="group" aria-label={place || t.elsewhere}>
          <h4>{place || t.elsewhere}</h4>
          {here.map((sheet) => (
            <Line key={sheet.karte_id} sheet={sheet} {...acts} />
          ))}
        </div>
      ))}
    </>
  )
}

function Line({ sheet, choice, makeRoom }: SheetListProps & { sheet: Sheet }) {
  const t = useTexts(texts)
  const { karte_id: id, jahr } = sheet
  const name = sheet.map_name.trim() || t.withoutName(String(id))
  const problem = choice.problems.get(id)
  const isOnly = choice.only === id
  const isShown = choice.shown.some(({ karte_id }) => karte_id === id)
  const notes = [jahr && String(jahr), sheet.veraltet && t.outdated, isShown && problem && t.problems[problem]]
  const hint = notes.filter((note) => typeof note === 'string').join(' · ')
  return (
    <Entry>
      <SheetThumb sheet={sheet} source={choice.source}>
        <Icon name="map" />
      </SheetThumb>
      <Checkbox
        label={name}
        {...(hint !== '' && { hint })}
        checked={isShown}
        onChange={({ target }) => choice.toggle(id, target.checked)}
      />
      <Button variant="quiet" aria-label={t.goToSheet(name)} onClick={() => choice.goTo(sheet, makeRoom())}>
        {t.goTo}
      </Button>
      <Button
        variant="quiet"
        aria-label={t.onlySheet(name)}
        aria-pressed={isOnly}
        onClick={() => (isOnly ? choice.showOnly(undefined, 0) : choice.showOnly(sheet, makeRoom()))}
      >
        {t.only}
      </Button>
    </Entry>
  )
}

interface SliderProps {
  label: string
  least: number
  /** From 0 to 1. */
  value: number
  onChange: (value: number) => void
}

function Slider({ label, least, value, onChange }: SliderProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const percent = Math.round(value * 100)
  return (
    <Range>
      {label}
      <input
        type="range"
        min={least}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={t.percent(number(percent))}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
      {t.percent(number(percent))}
    </Range>
  )
}

const Section = styled.section`
  flex: 0 1 auto;
  min-height: 96px;
  overflow-y: auto;
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${color.border};

  h3 {
    font-weight: ${weight('semibold')};
  }
  h4 {
    margin-block-start: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  > p {
    color: ${color.textMuted};
  }
`

const Entry = styled.div`
  display: grid;
  grid-template-columns: auto auto auto 1fr;
  align-items: center;
  column-gap: ${space(2)};
  overflow-wrap: anywhere;

  > :first-child {
    grid-row: span 2;
  }
  > :nth-child(2) {
    grid-column: 2 / -1;
  }
  > button {
    min-height: 0;
  }
  [aria-pressed='true'] {
    background: ${color.selected};
    font-weight: ${weight('semibold')};
  }
`

const Range = styled.label`
  display: grid;
  grid-template-columns: 6em 1fr 4em;
  gap: ${space(3)};
  align-items: center;
  min-height: 36px;

  input {
    ${slider}
  }
`
