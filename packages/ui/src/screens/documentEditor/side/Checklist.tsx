import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import { isKnownUnit } from '@waldkerf/domain/office/eInvoice/units'
import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { BuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { formatRate } from '@waldkerf/domain/office/money/formatAmount'
import { taxRules } from '@waldkerf/domain/office/tax/taxCases'
import { useFormat, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { type ReactNode, useMemo } from 'react'
import { CountrySelect } from '@waldkerf/ui/screens/clients/country/CountrySelect'
import { Details, Form } from './side.styles.ts'
import { namedPlaces, openPlaces } from './openPlaces.ts'
import { checklistTexts, sideTexts } from '../DocumentEditorScreen.texts.ts'
import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export interface ChecklistProps {
  model: DocumentModel
  profile: EInvoiceProfile
  details: BuyerDetails
  /** Something to consider before it goes out, such as a due date that is over. */
  note?: ReactNode
  onProfile: (profile: EInvoiceProfile) => void
  onDetails: (details: BuyerDetails) => void
  /** Leads to where a value is entered. */
  onGo: (place: Place) => void
}

/** Reasons why the document cannot be sent yet, as an e-invoice or at all; each finding leads to its field. */
export function Checklist({ model, profile, details, note, onProfile, onDetails, onGo }: ChecklistProps) {
  const t = useTexts(checklistTexts)
  const { found, notices } = useMemo(() => {
    const units = documentLines(model)
      .filter(({ unit }) => !isKnownUnit(unit))
      .map(({ key }): Place => ({ area: 'row', key, field: 'unit' }))
    return { found: namedPlaces(openPlaces(model, profile), model, t), notices: namedPlaces(units, model, t) }
  }, [model, profile, t])
  const findings = <FindingList label={t.label} findings={found} onGo={onGo} />
  if (model.kind === 'offer') {
    return (
      <Form>
        <OutgoingFacts model={model} />
        {found.length === 0 ? <Ready words={t.offer} /> : findings}
      </Form>
    )
  }
  return (
    <Form>
      {note}
      <OutgoingFacts model={model} />
      <Select label={t.profile} value={profile} onChange={({ target }) => onProfile(target.value as EInvoiceProfile)}>
        {(Object.keys(profiles) as EInvoiceProfile[]).map((each) => (
          <option key={each} value={each}>
            {t.profiles[each]}
          </option>
        ))}
      </Select>
      <div role="status">{found.length === 0 ? <Ready words={t.ready} /> : t.open(found.length)}</div>
      {findings}
      {notices.length > 0 && (
        <div>
          <p>{t.notices}</p>
          <FindingList label={t.notices} findings={notices} onGo={onGo} />
        </div>
      )}
      <Buyer>
        <legend>{t.buyer}</legend>
        <CountrySelect
          label={t.details.land}
          name="buyer-land"
          value={details.land}
          onChange={(land) => onDetails({ ...details, land })}
        />
        {(['leitweg_id', 'email', 'ust_id'] as const).map((field) => (
          <TextField
            key={field}
            label={t.details[field]}
            name={`buyer-${field}`}
            type={field === 'email' ? 'email' : 'text'}
            maxLength={200}
            value={details[field]}
            onChange={(event) => onDetails({ ...details, [field]: event.target.value })}
          />
        ))}
      </Buyer>
    </Form>
  )
}

/** Facts of the document that are easily overlooked: why the VAT is what it is, and when an invoice is due. */
function OutgoingFacts({ model: { taxCase, rate, dueDay, kind } }: Pick<ChecklistProps, 'model'>) {
  const t = useTexts(checklistTexts)
  const side = useTexts(sideTexts)
  const locale = useLocale()
  const { day } = useFormat()
  const words = side.taxCases[taxCase]
  return (
    <Details>
      <div>
        <dt>{side.taxCase}</dt>
        <dd>{taxRules[taxCase].isTaxed ? `${words}, ${formatRate(rate, locale)}` : words}</dd>
      </div>
      {kind === 'invoice' && dueDay !== '' && (
        <div>
          <dt>{t.due}</dt>
          <dd>{day(dueDay)}</dd>
        </div>
      )}
    </Details>
  )
}

const Ready = ({ words }: { words: string }) => (
  <Whole>
    <Icon name="check" size={16} />
    {words}
  </Whole>
)

interface FindingListProps {
  label: string
  findings: readonly (readonly [words: string, place: Place])[]
  onGo: ChecklistProps['onGo']
}

function FindingList({ label, findings, onGo }: FindingListProps) {
  return (
    <Findings aria-label={label}>
      {findings.map(([words, place]) => (
        <li key={words}>
          <button type="button" onClick={() => onGo(place)}>
            <Icon name="warning" size={16} />
            {words}
          </button>
        </li>
      ))}
    </Findings>
  )
}

const Whole = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color.successText};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`

const Findings = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  button {
    display: flex;
    width: 100%;
    min-height: 32px;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(1)} ${space(2)};
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    color: ${color.text};
    font-size: ${fontSize(13)};
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${color.hover};
  }
  svg {
    flex: none;
    color: ${color.warningText};
  }
`

/** The client's requirements for e-invoices. */
const Buyer = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0;
    margin-bottom: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
