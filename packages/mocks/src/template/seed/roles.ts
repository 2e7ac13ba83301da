import type { TemplateRole, TemplateUser } from '@waldkerf/domain/entities/template/roles'
import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { keepPages } from '@waldkerf/domain/entities/template/treePaths'

/** The avatar of the sample users, drawn for this product: a beetle in a circle. */
const avatar = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${color}"/><ellipse cx="20" cy="22" rx="7" ry="10" fill="#fff"/><path d="M20 12v20M13 18l-5-3M27 18l5-3M13 24H7M27 24h6" stroke="#fff" stroke-width="2"/></svg>`,
  )}`

/** Sample users by their token. */
export const sampleUsers: Readonly<Record<string, TemplateUser>> = {
  'admin-token': {
    roles: ['admin'],
    introduction: 'Darf alles und zeigt allen anderen, wie es geht.',
    avatar: avatar('#007d40'),
    name: 'Super Admin',
  },
  'editor-token': {
    roles: ['editor'],
    introduction: 'Schreibt und prüft Artikel.',
    avatar: avatar('#1f5fa8'),
    name: 'Normal Editor',
  },
  'visitor-token': {
    roles: ['visitor'],
    introduction: 'Schaut sich um.',
    avatar: avatar('#6b4e9b'),
    name: 'Visitor',
  },
}

const onlyAdmin: ReadonlySet<string> = new Set(['/permission/page', '/permission/role'])

/** The stored roles (spec section 6, 'Template sample roles'). */
export const sampleRoles = (routes: TemplateRoute[]): TemplateRole[] => [
  { key: 'admin', name: 'admin', description: 'Super Administrator. Have access to view all pages.', routes },
  {
    key: 'editor',
    name: 'editor',
    description: 'Normal Editor. Can see all pages except permission page',
    routes: keepPages(routes, (address) => !onlyAdmin.has(address)),
  },
  {
    key: 'visitor',
    name: 'visitor',
    description: 'Just a visitor. Can only see the dashboard',
    routes: keepPages(routes, (address) => address === '/dashboard'),
  },
]
