import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { blankValues, isBlank } from '@waldkerf/domain/office/editor/document'
import { memo, useMemo, useState } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { TemplatePlace } from '../DocumentEditorScreen.styles.ts'
import { texts } from '../DocumentEditorScreen.texts.ts'
import type { EditorLists, RowMark } from '../editorTypes.ts'
import { PositionGrid } from './PositionGrid.tsx'
import { templateOption, templateValues } from './templates.ts'
import type { Grid } from './useGrid.ts'
import { PasteDialog } from '../paste/PasteDialog.tsx'

export interface EditorPositionsProps {
  grid: Grid
  marks: ReadonlyMap<string, RowMark>
  lists: EditorLists
  /** Nothing can be changed any more. */
  isFixed?: boolean
}

const templateRow = (template: PositionTemplate) => ({ ...blankValues, ...templateValues(template) })

/** The positions, and the ways in which they come: typed, from templates, from a spreadsheet. */
export const EditorPositions = memo(function EditorPositions({
  grid,
  marks,
  lists,
  isFixed = false,
}: EditorPositionsProps) {
  const t = useTexts(texts)
  // It has no such keys.
  const isPhone = useScreenWidth() === 'phone'
  const [pasted, setPasted] = useState<string>()
  const options = useMemo(() => lists.templates.map(templateOption), [lists.templates])
  const units = [...new Set([...lists.templates, ...grid.rows].map(({ einheit }) => einheit))].filter(Boolean)
  return (
    <>
      <PositionGrid
        // An empty line does not print.
        grid={isFixed ? { ...grid, rows: grid.rows.filter((row) => !isBlank(row)) } : grid}
        marks={marks}
        onPaste={isFixed ? undefined : setPasted}
        tools={
          <TemplatePlace>
            <Combobox
              label={t.template}
              hint={isPhone ? undefined : t.pasteHint}
              placeholder={t.templateHint}
              options={options}
              value=""
              onChange={(chosen) => {
                const template = lists.templates.find(({ id }) => String(id) === chosen)
                if (template) grid.handlers.insert([templateRow(template)], 'anzahl')
              }}
            />
          </TemplatePlace>
        }
      />
      <datalist id="position-units">
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </datalist>
      {pasted !== undefined && (
        <PasteDialog
          text={pasted}
          onTake={(values) => {
            grid.handlers.insert(values)
            setPasted(undefined)
          }}
          onClose={() => setPasted(undefined)}
        />
      )}
    </>
  )
})
