import fc from 'fast-check'

const percent = fc.integer({ min: 0, max: 100 })

/** Whatever the sliders of the forecast may say. */
export const anyAssumptions = fc.record({
  likelihood: fc.record({ entwurf: percent, versendet: percent, angenommen: percent }),
  drafts: percent,
  overdue: fc.record({ bis30: percent, bis60: percent, bis90: percent, aelter: percent }),
  delay: fc.nat(90),
  validity: fc.nat(400),
})
