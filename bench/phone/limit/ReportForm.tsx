import useSWR, { preload } from 'swr'
import { readRows, type Species, species } from './calls.ts'

export const preloadReportForm = () => void preload(species, readRows<Species>)

const places = ['lat', 'lon'] as const

/** A form for a find: pictures, place, day, species, a remark. */
export function ReportForm() {
  const { data = [] } = useSWR(species, readRows<Species>)
  return (
    <form>
      <h1>Fund melden</h1>
      <input type="file" accept="image/*" multiple aria-label="Bilder" />
      {places.map((name) => (
        <input key={name} name={name} inputMode="decimal" aria-label={name} />
      ))}
      <input type="date" name="tag" aria-label="Tag" />
      <select name="art" aria-label="Art">
        {data.map(({ id, de }) => (
          <option key={id} value={id}>
            {de}
          </option>
        ))}
      </select>
      <textarea name="bemerkung" aria-label="Bemerkung" />
      <label>
        <input type="checkbox" name="zeigen" /> Bilder zeigen
      </label>
      <button type="submit">Senden</button>
    </form>
  )
}
