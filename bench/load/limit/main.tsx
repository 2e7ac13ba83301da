import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { styled } from 'styled-components'
import useSWR, { preload } from 'swr'
import { checkSession } from './checkSession.ts'

/*
 * The least that the product's libraries can do: a menu, four figures and a table over two calls, with a session. It
 * has no rights, no languages, no states and no design; the product's figures are compared with what this costs.
 */

const fetchRows = async (name: string): Promise<{ name?: string; bundesland?: string; anzahl: number }[]> => {
  const answer = await fetch(`/rest/rpc/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${localStorage.getItem('Admin-Token')}`, 'content-type': 'application/json' },
    body: '{}',
  })
  return answer.json()
}

const calls = ['a_get_kaefer_by_art', 'a_get_kaefer_by_bundesland'] as const
for (const call of calls) void preload(call, fetchRows)
void checkSession()

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 16px;
`
const Figure = styled.p`
  font-size: 24px;
`

function Dashboard() {
  const { data: species = [] } = useSWR(calls[0], fetchRows)
  const { data: states = [] } = useSWR(calls[1], fetchRows)
  const sum = states.reduce((total, row) => total + row.anzahl, 0)
  return (
    <>
      <h1>Dashboard</h1>
      <Figures>
        <Figure>{sum}</Figure>
        <Figure>{species.length}</Figure>
        <Figure>{states.length}</Figure>
        <Figure>{species[0]?.anzahl}</Figure>
      </Figures>
      <table>
        <tbody>
          {species.map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td>{row.anzahl}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface User {
  user_id: string
  email: string
  name: string
  vorname: string
}

const loadUser = async (): Promise<User | undefined> => {
  const [, claims = ''] = (localStorage.getItem('Admin-Token') ?? '').split('.')
  const { email = '', sub = '' } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
    email?: string
    sub?: string
  }
  const answer = await fetch('/rest/rpc/a_get_user_data', {
    method: 'POST',
    headers: { authorization: `Bearer ${localStorage.getItem('Admin-Token')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, id: sub }),
  })
  return ((await answer.json()) as User[])[0]
}

const flags = ['Angenommen', 'Abgelehnt', 'Gelöscht', 'Neu', 'Experte', 'Neuigkeiten']

/** The target of a change of route: a form over one call, as long as the product's. */
function Profile() {
  const { data: user } = useSWR('user', loadUser)
  return (
    <>
      <h1>Profil</h1>
      {user && (
        <form>
          {Object.entries(user).map(([name, value]) => (
            <label key={name}>
              {name} <input name={name} defaultValue={String(value)} />
            </label>
          ))}
          {flags.map((flag) => (
            <label key={flag}>
              <input type="checkbox" /> {flag}
            </label>
          ))}
        </form>
      )}
    </>
  )
}

function Shell() {
  return (
    <>
      <nav>
        <Link to="/dashboard">Dashboard</Link> <Link to="/profile/index">Profil</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/dashboard', element: <Dashboard /> },
      { path: '/profile/index', element: <Profile /> },
      { path: '*', element: <Dashboard /> },
    ],
  },
])

const root = document.querySelector('#root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
