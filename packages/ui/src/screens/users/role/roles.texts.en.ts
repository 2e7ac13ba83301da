import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  labels: {
    ogf_new: 'New user',
    ogf_citizens: words.citizens.en,
    ogf_expert_query: `${words.citizens.en} ${words.expertRequested.en}`,
    ogf_expert: words.expert.en,
    ogf_admin: words.admin.en,
  },
  waiting: 'Waits to be admitted',
  invited: 'Invited',
  asking: 'Expert requested',
  value: (status: string) => `Value “${status}”`,
  rights: {
    enter: 'See the figures of the dashboard and published records',
    seePictures: 'See pictures, and change those of own records',
    changeOwnData: 'Change own data and notices',
    seeAllRecords: 'See all records',
    reviewBeetles: 'Review and publish records',
    surveyMaps: 'Work on the maps of linked clients',
    doOffice: 'Clients, offers, invoices and forecast',
    manageUsers: 'Manage users and give roles',
  },
  gains: 'Gained',
  loses: 'Lost',
  nothing: 'Screens and rights stay as they are.',
  screens: 'Screens',
}
