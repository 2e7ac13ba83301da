import type { Acronym } from '@waldkerf/domain/entities/documents/documents'
import type { Header } from '@waldkerf/domain/office/editor/document'
import { dayField, type DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { memo, useMemo } from 'react'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { EditorLists, EditorState } from '../editorTypes.ts'
import { Form } from './side.styles.ts'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'
import { DiscountFields } from './DiscountFields.tsx'
import { TaxFields } from './TaxFields.tsx'

export interface FactsFormProps {
  kind: DocumentKind
  header: Header
  limits: EditorState['limits']
  lists: EditorLists
  /** Days until payment; undefined until it is known. */
  term?: number | undefined
  today: string
  /** @param typing names the field whose keystrokes these are */
  onChange: (changes: Header, typing?: string) => void
}

/** Client, dates, rate and people: the details that are not written on the sheet itself. */
export const FactsForm = memo(function FactsForm({
  kind,
  header,
  limits,
  lists,
  term,
  today,
  onChange,
}: FactsFormProps) {
  const t = useTexts(sideTexts)
  const day = dayField[kind]
  const clients = useMemo(
    () => lists.clients.map(({ client_id, name, ort }) => ({ value: String(client_id), label: name, detail: ort })),
    [lists.clients],
  )
  return (
    <Form>
      <div data-name="client_id">
        <Combobox
          label={t.client}
          placeholder={t.chooseClient}
          options={clients}
          value={header['client_id'] ?? ''}
          onChange={(client_id) => onChange({ client_id })}
        />
      </div>
      <DayField
        label={t.days[day]}
        name={day}
        value={header[day] ?? ''}
        today={today}
        dayReason={limits.findReason}
        onChange={(next) => onChange({ [day]: next })}
      />
      {kind === 'invoice' && <SupplyFields header={header} today={today} onChange={onChange} />}
      <TaxFields kind={kind} header={header} onChange={onChange} />
      <DiscountFields header={header} term={term} onChange={onChange} />
      <PersonField
        label={t.person}
        nobody={t.nobody}
        people={lists.acronyms}
        value={header['bearbeiter'] ?? ''}
        onChange={(bearbeiter) => onChange({ bearbeiter })}
      />
      {kind === 'offer' && (
        <PersonField
          label={t.sign}
          nobody={t.noSign}
          people={lists.acronyms}
          value={header['sign'] ?? ''}
          onChange={(sign) => onChange({ sign })}
        />
      )}
    </Form>
  )
})

interface PersonFieldProps {
  label: string
  /** Stands for nobody. */
  nobody: string
  people: readonly Acronym[]
  value: string
  onChange: (acronym: string) => void
}

function PersonField({ label, nobody, people, value, onChange }: PersonFieldProps) {
  const isKnown = value === '' || people.some(({ kuerzel }) => kuerzel === value)
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{nobody}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {people.map(({ kuerzel, name }) => (
        <option key={kuerzel} value={kuerzel}>
          {[kuerzel, name].filter(Boolean).join(' – ')}
        </option>
      ))}
    </Select>
  )
}

export interface SupplyFieldsProps {
  header: Header
  today: string
  onChange: (changes: Header) => void
}

/** When it was supplied: one day, or the days from one to another. */
export function SupplyFields({ header, today, onChange }: SupplyFieldsProps) {
  const t = useTexts(sideTexts)
  const first = header['le_date'] ?? ''
  return (
    <>
      <div>
        <DayField
          label={t.days.le_date}
          name="le_date"
          value={first}
          today={today}
          onChange={(le_date) => onChange({ le_date })}
        />
        {first !== header['rn_datum'] && (
          <Button variant="quiet" onClick={() => onChange({ le_date: header['rn_datum'] ?? '' })}>
            {t.asInvoice}
          </Button>
        )}
      </div>
      <DayField
        label={t.days.le_bis}
        name="le_bis"
        value={header['le_bis'] ?? ''}
        today={today}
        isOptional
        dayReason={(day) => (day < first ? { kind: 'before', nummer: '', day: first } : undefined)}
        onChange={(le_bis) => onChange({ le_bis })}
      />
    </>
  )
}
