import { usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { expect, test } from 'vitest'
import { readForecastAddress, writeForecastAddress } from './forecastAddress.ts'

test('what is written is read again', () => {
  const assumptions = {
    likelihood: { entwurf: 0, versendet: 75, angenommen: 90 },
    overdue: { ...usualAssumptions.overdue, aelter: 10 },
    delay: 14,
    validity: 60,
  }
  expect(writeForecastAddress(assumptions).toString()).toBe('entwurf=0&versendet=75&aelter=10&gueltig=60&verzug=14')
  expect(readForecastAddress(writeForecastAddress(assumptions))).toEqual(assumptions)
})

test('what makes no sense is as usual', () => {
  expect(readForecastAddress(new URLSearchParams('entwurf=101&versendet=-1&angenommen=x&verzug=999'))).toEqual(
    usualAssumptions,
  )
  expect(writeForecastAddress(usualAssumptions).toString()).toBe('')
})
