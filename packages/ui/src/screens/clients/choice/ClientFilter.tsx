import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { FieldPlace } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { texts } from './choice.texts.ts'
import { useClientOptions } from './useClientOptions.ts'

export { useClientOptions } from './useClientOptions.ts'
export { useClientName } from './useClientName.ts'

export interface ClientFilterProps {
  clients: readonly ClientChoice[]
  /** client_id; undefined for all. */
  value: number | undefined
  onChange: (client: number | undefined) => void
}

/** In a list's bar: rows of one client, or of all. */
export function ClientFilter({ clients, value, onChange }: ClientFilterProps) {
  const t = useTexts(texts)
  const options = useClientOptions(clients, t.all)
  return (
    <FieldPlace>
      <Combobox
        label={t.client}
        options={options}
        value={value === undefined ? '' : String(value)}
        onChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
      />
    </FieldPlace>
  )
}
