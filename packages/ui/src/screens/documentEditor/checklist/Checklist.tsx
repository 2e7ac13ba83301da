import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import { findingsOf } from '@waldkerf/domain/office/eInvoice/rules/checks'
import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import { linesOf, type Paper } from '@waldkerf/domain/office/paper/paper'
import { unclearPlaces } from '@waldkerf/domain/office/paper/unclearPlaces'
import type { BuyerDetails } from '@waldkerf/domain/office/workplace/paperOf'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useMemo } from 'react'
import { Form, Quiet } from '../side/side.styles.ts'
import { Findings, Ready } from './checklist.styles.ts'
import { texts } from './checklist.texts.ts'
import { wordsOfPlace } from './placeWords.ts'

export interface ChecklistProps {
  paper: Paper
  profile: EInvoiceProfile
  details: BuyerDetails
  onProfile: (profile: EInvoiceProfile) => void
  onDetails: (details: BuyerDetails) => void
  /** Leads to where a value is entered. */
  onGo: (place: Place) => void
}

/** Of offers nothing is asked but numbers that can be read. */
const placesIn = (paper: Paper, profile: EInvoiceProfile): Place[] =>
  paper.kind === 'offer' ? unclearPlaces(paper) : findingsOf(paper, profile).map(({ place }) => place)

/** What keeps the document from leaving the house, as an e-invoice or at all; each finding leads to its field. */
export function Checklist({ paper, profile, details, onProfile, onDetails, onGo }: ChecklistProps) {
  const t = useTexts(texts)
  const keys = useMemo(() => linesOf(paper).map(({ key }) => key), [paper])
  const found = useMemo(() => {
    const words = placesIn(paper, profile).map((place) => [wordsOfPlace(place, keys, t), place] as const)
    // Several rules may ask for the same value.
    return [...new Map(words)]
  }, [paper, profile, keys, t])
  const findings = <FindingList found={found} onGo={onGo} />
  if (paper.kind === 'offer') {
    return found.length === 0 ? <Quiet>{t.offer}</Quiet> : <Form>{findings}</Form>
  }
  return (
    <Form>
      <Select label={t.profile} value={profile} onChange={({ target }) => onProfile(target.value as EInvoiceProfile)}>
        {(Object.keys(profiles) as EInvoiceProfile[]).map((each) => (
          <option key={each} value={each}>
            {t.profiles[each]}
          </option>
        ))}
      </Select>
      <div role="status">
        {found.length === 0 ? (
          <Ready>
            <Icon name="check" size={16} />
            {t.ready}
          </Ready>
        ) : (
          t.open(found.length)
        )}
      </div>
      {findings}
      <fieldset>
        <legend>{t.buyer}</legend>
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
      </fieldset>
    </Form>
  )
}

function FindingList({ found, onGo }: Pick<ChecklistProps, 'onGo'> & { found: readonly (readonly [string, Place])[] }) {
  const t = useTexts(texts)
  return (
    <Findings aria-label={t.label}>
      {found.map(([words, place]) => (
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
