import { importFields } from '@waldkerf/domain/beetles/imports/columns'
import { findSystem, systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { ImportDecision, ImportFile } from './importTypes.ts'
import { texts } from './ImportScreen.texts.ts'
import { Fields } from './imports.styles.ts'

interface ColumnsStepProps {
  file: ImportFile
  decision: ImportDecision
  onDecide: (changes: Partial<ImportDecision>) => void
}

/** The second step: which column is what, in which system the coordinates are, and where the rows come from. */
export function ColumnsStep({ file, decision, onDecide }: ColumnsStepProps) {
  const t = useTexts(texts).columns
  const language = useLanguage()
  const { columns, epsg, quelle } = decision
  const isUnknown = epsg !== undefined && !findSystem(epsg)
  return (
    <Card title={t.title}>
      <Fields>
        {importFields.map((field) => {
          const column = columns[field]
          const example = column === undefined ? '' : (file.examples[column] ?? '')
          return (
            <Select
              key={field}
              label={t.fields[field]}
              hint={example && t.example(example)}
              value={column ?? ''}
              onChange={({ target: { value } }) =>
                onDecide({ columns: { ...columns, [field]: value === '' ? undefined : Number(value) } })
              }
            >
              <option value="">{field === 'id' ? t.noneId : t.none}</option>
              {file.head.map((name, at) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )
        })}
        <Select
          label={t.system}
          error={isUnknown ? t.unknownSystem(epsg) : undefined}
          value={isUnknown ? '' : (epsg ?? '')}
          onChange={({ target: { value } }) => onDecide({ epsg: value === '' ? undefined : Number(value) })}
        >
          <option value="">{t.chooseSystem}</option>
          {systems.map((system) => (
            <option key={system.epsg} value={system.epsg}>
              {systemLabel(system)[language]}
            </option>
          ))}
        </Select>
        <TextField
          label={t.source}
          hint={t.sourceHint}
          maxLength={200}
          value={quelle}
          onChange={({ target: { value } }) => onDecide({ quelle: value })}
        />
      </Fields>
    </Card>
  )
}
