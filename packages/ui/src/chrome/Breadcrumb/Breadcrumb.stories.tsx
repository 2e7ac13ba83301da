import preview from '@waldkerf/storybook/preview'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = preview.meta({ component: Breadcrumb, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    crumbs: [
      { title: 'Dashboard', to: '/dashboard' },
      { title: 'Nutzer', to: '/users/index' },
      { title: 'Nutzerdetails' },
    ],
  },
})

export const SinglePage = meta.story({ args: { crumbs: [{ title: 'Dashboard' }] } })

export const Phone = meta.story({ args: { ...Ready.composed.args }, globals: { viewport: { value: 'phone' } } })

export const English = meta.story({
  args: { crumbs: [{ title: 'Dashboard', to: '/dashboard' }, { title: 'Users' }] },
  globals: { language: 'en' },
})
