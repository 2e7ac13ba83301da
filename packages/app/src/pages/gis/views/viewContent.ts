import { type BeetleFilter, emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { ViewContent } from '@waldkerf/app/data/views/savedViews'
import { readAddress, writeAddress } from '../address/gisAddress.ts'

/** The stored content of one of this screen's saved views. */
export interface HeldView {
  /** As it stands in the address. */
  address: string
  /** Shown when the page is opened without a filter. */
  standard: boolean
}

/** The filter as a view stores it: equal filters give the same text. */
export const viewAddress = (filter: BeetleFilter): string => writeAddress(filter).toString()

/** Reads a view that any version of the product has stored. */
export function readView(content: ViewContent): HeldView {
  const { adresse, standard } = content
  return { address: typeof adresse === 'string' ? adresse : '', standard: standard === true }
}

export const writeView = ({ address, standard }: HeldView): ViewContent => ({
  adresse: address,
  ...(standard && { standard }),
})

/** The filter that a view holds; parts that mean nothing any more are left out. */
export const viewFilter = (content: ViewContent): BeetleFilter => ({
  ...emptyBeetleFilter,
  ...readAddress(new URLSearchParams(readView(content).address)).filter,
})
