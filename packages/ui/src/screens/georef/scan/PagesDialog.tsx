import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { texts as mapTexts } from '@waldkerf/ui/screens/gis/maps/MapsScreen.texts.ts'
import { PdfError } from '@waldkerf/ui/screens/gis/maps/sheets/pdf/pdfMessages.ts'
import { Rows, Thumb } from '@waldkerf/ui/screens/gis/maps/sheets/sheets.styles.ts'
import { type Sheet, useSheets } from '@waldkerf/ui/screens/gis/maps/sheets/useSheets.ts'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../GeorefScreen.texts.ts'

export interface PagesDialogProps {
  /** A PDF, or a TIFF of several pages. */
  file: File
  onTake: (scan: File) => void
  onClose: () => void
}

/** Which page of a file is the map's scan, and in which resolution it is drawn. */
export function PagesDialog({ file, onTake, onClose }: PagesDialogProps) {
  const t = useTexts(texts).pages
  const { sheets: words, newMap, columns } = useTexts(mapTexts)
  const { number } = useFormat()
  const files = useMemo(() => [file], [file])
  const { sheets, isReading, change } = useSheets(files, words.page)
  const [picked, setPicked] = useState<number>()
  const { busy, error, submit } = useSubmit(onClose)
  const usable = sheets.filter(({ source }) => source)
  const chosen = usable.find(({ id }) => id === picked) ?? usable[0]
  const source = chosen?.source
  async function take() {
    const made = await source?.make().catch((error: unknown) => {
      throw new Error(error instanceof PdfError ? newMap.scan.faults[error.fault] : t.failed, { cause: error })
    })
    if (made) onTake(made)
  }
  return (
    <FormDialog
      title={t.title}
      description={file.name}
      submit={{ label: t.take, disabled: !source }}
      busy={busy}
      problem={error}
      onSubmit={() => void submit(source !== undefined, take)}
      onClose={onClose}
    >
      <Rows aria-label={t.pages} aria-busy={isReading}>
        {sheets.map((sheet) => (
          <PageRow key={sheet.id} sheet={sheet} isPicked={sheet === chosen} onPick={() => setPicked(sheet.id)} />
        ))}
      </Rows>
      {chosen && source?.resolutions && (
        <Select
          label={columns.res}
          value={source.head.res ?? ''}
          onChange={({ target }) => change(chosen.id, { source: source.inResolution?.(Number(target.value)) })}
        >
          {source.resolutions
            .toSorted((one, other) => other - one)
            .map((dpi) => (
              <option key={dpi} value={dpi}>
                {newMap.scan.resolution(number(dpi))}
              </option>
            ))}
        </Select>
      )}
      <p role="status">{isReading ? t.reading : busy ? t.drawing : ''}</p>
    </FormDialog>
  )
}

function PageRow({ sheet, isPicked, onPick }: { sheet: Sheet; isPicked: boolean; onPick: () => void }) {
  const t = useTexts(texts).pages
  const { scan } = useTexts(mapTexts).newMap
  const { number } = useFormat()
  const { name, picture, source, fault, file } = sheet
  return (
    <Row>
      <label>
        <input type="radio" name="page" checked={isPicked} disabled={!source} onChange={onPick} />
        <Thumb>
          {picture ? (
            <img src={picture} alt="" />
          ) : picture === undefined ? (
            <Skeleton height="100%" />
          ) : (
            <Icon name={fault ? 'warning' : 'picture'} />
          )}
        </Thumb>
        <span>
          {name}
          <small data-fault={fault !== undefined}>
            {fault
              ? scan.refused(file, scan.faults[fault])
              : source && t.size(number(source.head.width), number(source.head.height))}
          </small>
        </span>
      </label>
    </Row>
  )
}

const Row = styled.li`
  label {
    display: grid;
    grid-template-columns: auto 80px minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  small[data-fault='true'] {
    color: ${color.dangerText};
  }
`
