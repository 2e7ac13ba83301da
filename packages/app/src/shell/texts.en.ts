import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  titles: {
    dashboard: words.dashboard.en,
    gis: words.gis.en,
    georef: 'Georeferencing',
    reports: 'My reports',
    newReport: 'Report a find',
    report: 'Report',
    clients: 'Clients',
    client: 'Client details',
    offers: 'Offers',
    offer: 'Offer',
    invoices: 'Invoices',
    invoice: 'Invoice',
    forecast: 'Forecast',
    users: words.users.en,
    user: words.userDetails.en,
    settings: 'Settings',
    profile: words.profile.en,
  },
  roles: {
    ogf_citizens: words.citizens.en,
    ogf_expert_query: words.citizens.en,
    ogf_expert: words.expert.en,
    ogf_admin: words.admin.en,
    ogf_new: 'New user',
  },
  unknownRole: (value: string) => `Value “${value}”`,
  crashed: 'This page does not work any more',
  showcase: 'Component showcase',
  profileForbidden: 'Your account has not been approved yet.',
}
