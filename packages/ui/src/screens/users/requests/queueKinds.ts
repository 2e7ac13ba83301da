/** The roles that a queue's keys give. No role refuses a registration: its account is erased. */
export const queueKinds = {
  registration: { accept: 'ogf_citizens', refuse: undefined },
  expert: { accept: 'ogf_expert', refuse: 'ogf_citizens' },
} as const

export type QueueKind = keyof typeof queueKinds
