import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  list: {
    title: words.users.en,
    create: 'Invite a user',
    loading: 'The users are loading.',
    failed: 'The users could not be loaded',
    empty: { title: 'Nobody here yet', text: 'Whoever signs in or is invited stands here.' },
    nothingFits: { title: 'Nobody fits', text: 'There are no people for this choice.' },
  },
  pick: 'Change role',
  parts: { clients: 'Clients of the people', access: 'Invitations and registrations' },
  missing: 'not loaded',
  columns: {
    name: 'Name',
    lastName: 'Last name',
    firstName: 'First name',
    role: 'Role',
    email: 'E-mail',
    profession: 'Profession group',
    clients: 'Clients',
    registered: 'Registered on',
    access: 'Invitation',
    phone: 'Phone',
    id: 'No.',
  },
  invited: (day: string) => `Invited since ${day}`,
  filter: {
    label: 'Filter users',
    searchHint: 'Name, e-mail, client …',
    roles: 'Role',
    profession: 'Profession group',
    allProfessions: 'All profession groups',
    from: 'Registered from',
    to: 'Registered until',
  },
  requests: {
    waiting: (count: number) =>
      count === 0 ? 'New users' : count === 1 ? 'One person is waiting' : `${count} people are waiting`,
    more: (count: string) => `and ${count} more`,
    undo: 'Undo',
    since: (day: string) => `registered on ${day}`,
    refuse: 'Refuse',
    refused: 'stays a standard user',
    expert: {
      title: 'Expert mode requested',
      keys: 'E approves, A refuses, Z takes back; arrow keys change the person.',
      accept: 'Approve',
      accepted: 'becomes an expert',
    },
    registration: {
      title: 'Newly registered',
      keys: 'E admits, Z takes back; arrow keys change the person.',
      accept: 'Admit',
      accepted: 'becomes a standard user',
    },
  },
}
