/** The roles that a queue's keys give. A registration cannot be refused: without an answer the role stays. */
export const queueKinds = {
  registration: { accept: 'ogf_citizens', refuse: undefined },
  expert: { accept: 'ogf_expert', refuse: 'ogf_citizens' },
} as const

export type QueueKind = keyof typeof queueKinds
