import type { ReviewField } from '@waldkerf/domain/beetles/decisions/conflict'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { StatusWord } from '../../records/StatusWord.tsx'
import { texts } from '../review.texts.ts'
import { Words } from './ConflictPanel.styles.ts'

export interface FieldValueProps {
  field: ReviewField
  value: string | number
  species: readonly Species[]
}

/** A field's value as people know it. */
export function FieldValue({ field, value, species }: FieldValueProps) {
  const t = useTexts(texts).conflict
  if (field === 'status') {
    return (
      <Words>
        <StatusWord status={String(value)} />
      </Words>
    )
  }
  const text = field === 'art' ? species.find(({ id }) => id === value)?.de : value
  return <Words>{text || t.empty}</Words>
}
