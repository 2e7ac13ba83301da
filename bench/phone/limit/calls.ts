/** The least of a gateway: a token, and what the call answers. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`/rest${path}`, {
    ...init,
    headers: { authorization: `Bearer ${localStorage.getItem('Admin-Token')}`, 'content-type': 'application/json' },
  })

export const readRows = async <Row>(path: string): Promise<Row[]> => (await ask(path)).json()

export const call = async <Answer>([name, body]: readonly [string, object]): Promise<Answer> =>
  (await ask(`/rpc/${name}`, { method: 'POST', body: JSON.stringify(body) })).json()

/** An address for the bytes of a picture. */
export const readPicture = async (path: string): Promise<string> => URL.createObjectURL(await (await ask(path)).blob())

export interface Species {
  id: number
  de: string
}
/** The path is SWR's key, too. */
export const species = '/kaeferarten'
