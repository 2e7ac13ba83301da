import type { Cluster } from '@waldkerf/service/cluster/machines/cluster'
import { databases, type Machine } from '@waldkerf/service/cluster/machines/topology'

export interface Fault {
  name: string
  /**
   * Seconds in which nobody may be able to write. One person's write may take longer: whom a machine leaves without a word
   * waits for its answer until his own limit.
   */
  most: number
  inflict(cluster: Cluster): Promise<void>
  /** Names, in some words, what it needs and is not there; undefined when nothing is missing. */
  lacks?: (cluster: Cluster) => string | undefined
}

export async function standby(cluster: Cluster): Promise<Machine> {
  const primary = await cluster.primary()
  return databases.find((name) => name !== primary) ?? 'db1'
}
