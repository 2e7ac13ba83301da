import { createStore } from '@waldkerf/domain/store/store'
import { useSyncExternalStore } from 'react'

/** The address for which there is no page, as it is read; '' for none. The dashboard's place shows it until it is left. */
export const lostAddress = createStore('')

export const useLostAddress = () => useSyncExternalStore(lostAddress.subscribe, lostAddress.snapshot)
