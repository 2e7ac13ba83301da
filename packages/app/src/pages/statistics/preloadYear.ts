import { berlinDay } from '@waldkerf/domain/dates/days'
import { preloadYearReport } from '@waldkerf/app/data/beetles/yearReports'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { selectedYear, yearAddress } from './yearFilter.ts'

/** Starts the calls of the year that an address opens, while the page's code is still loading. */
export function preloadYear(gateway: Client, address: string) {
  const { filter, span } = selectedYear(yearAddress.read(new URL(address).searchParams), berlinDay(new Date()))
  preloadYearReport(gateway, span, filter)
}
