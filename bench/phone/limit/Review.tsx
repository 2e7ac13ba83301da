import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import useSWR, { preload } from 'swr'
import { call, readPicture, readRows, type Species, species } from './calls.ts'

interface Sighting {
  id: number
  art: number
  bundesland: string
  status: string
  fund_datum: string | null
  message: string
}

const recordKey = (id: string) => ['w_get_kaefer', { id }] as const
const picturesKey = (id: string) => `/bilder?kaefer_id=eq.${id}&order=filename`
const listKey = ['w_get_kaefer_fenster', { anzahl: '50' }] as const

/** All that does not depend on another answer. */
export function preloadReview(id: string) {
  void preload(recordKey(id), call<Sighting>)
  void preload(picturesKey(id), readRows<{ id: number }>)
  void preload(listKey, call<{ zeilen: Sighting[] }>)
  void preload(species, readRows<Species>)
}

const Bar = styled.div`
  display: flex;
  gap: 8px;
`
const decisions = ['Veröffentlichen', 'Ablehnen', 'Rückfrage']
const facts = ['id', 'bundesland', 'status', 'fund_datum', 'message'] as const

/** A record to decide on, with its picture, above a list without a map. */
export function Review() {
  const id = useSearchParams()[0].get('meldung') ?? ''
  const { data: record } = useSWR(recordKey(id), call<Sighting>)
  const { data: pictures } = useSWR(picturesKey(id), readRows<{ id: number }>)
  const { data: list } = useSWR(listKey, call<{ zeilen: Sighting[] }>)
  const { data: all = [] } = useSWR(species, readRows<Species>)
  const first = pictures?.[0]
  const { data: picture } = useSWR(first && `/rpc/w_get_bild?id=${first.id}`, readPicture)
  const named = (art?: number) => all.find((one) => one.id === art)?.de
  return (
    <>
      <h1>{named(record?.art)}</h1>
      {picture && <img src={picture} alt="" />}
      {record && (
        <>
          <dl>
            {facts.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{record[name]}</dd>
              </div>
            ))}
          </dl>
          <textarea aria-label="Nachricht" />
          <Bar>
            {decisions.map((word) => (
              <button key={word} type="button">
                {word}
              </button>
            ))}
          </Bar>
        </>
      )}
      <ul>
        {list?.zeilen.map((row) => (
          <li key={row.id}>
            {named(row.art)} {row.bundesland} {row.fund_datum}
          </li>
        ))}
      </ul>
    </>
  )
}
