/** The roles that a queue's keys give. Whoever is not admitted stays as before: there is nothing to refuse. */
export const queueKinds = {
  registration: { accept: 'ogf_citizens', refuse: undefined },
  expert: { accept: 'ogf_expert', refuse: 'ogf_citizens' },
} as const

export type QueueKind = keyof typeof queueKinds
