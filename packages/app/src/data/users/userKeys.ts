/** Keys begin with 'users'; those of one user continue with the id. */
export const userKeys = {
  all: () => ['users', 'all'] as const,
  links: () => ['users', 'links'] as const,
  access: () => ['users', 'access'] as const,
  names: (ids: readonly number[], mails: readonly string[]) => ['users', 'names', ids, mails] as const,
  rows: () => ['users', 'rows'] as const,
  row: (id: number) => ['users', id, 'row'] as const,
  account: (id: number) => ['users', id, 'account'] as const,
  clients: (id: number) => ['users', id, 'clients'] as const,
  beetles: (id: number) => ['users', id, 'beetles'] as const,
  history: (id: number) => ['users', id, 'history'] as const,
}

/** Matches the keys of one user. */
export const isKeyOfUser = (id: number) => (key: unknown) => Array.isArray(key) && key[0] === 'users' && key[1] === id
