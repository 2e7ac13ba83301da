/** Who looks at a page: an administrator, or somebody who is not signed in. */
export type Viewer = 'admin' | 'nobody'
export type Device = 'desktop' | 'phone'

interface Visit {
  path: string
  viewer: Viewer
  devices: readonly Device[]
}

const both = ['desktop', 'phone'] as const

const visit = (path: string, devices: readonly Device[] = ['desktop'], viewer: Viewer = 'admin'): Visit => ({
  path,
  viewer,
  devices,
})

/** Each page of the product once; on phones those that reporters and experts use on the way. */
export const visits: readonly Visit[] = [
  visit('/landing', both, 'nobody'),
  visit('/login', both, 'nobody'),
  // Leads to the identity service's form.
  visit('/dashboard', both, 'nobody'),
  visit('/dashboard', both),
  visit('/gis/index', both),
  visit('/gis/index?tab=karten'),
  visit('/gis/index?tab=einmessung'),
  visit('/gis/maps/7'),
  visit('/reports/index', both),
  visit('/reports/new', both),
  visit('/reports/1'),
  visit('/season/index'),
  visit('/clients/index'),
  visit('/clients/1'),
  visit('/offers/index'),
  visit('/offers/1'),
  visit('/invoices/index'),
  visit('/invoices/1'),
  visit('/forecast/index'),
  visit('/users/index'),
  visit('/users/1'),
  visit('/profile/index', both),
  visit('/settings/index'),
]
