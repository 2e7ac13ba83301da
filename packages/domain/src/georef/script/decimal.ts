/** The shortest decimal that reads back to the same double, without exponent and without `-0`. */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`)
  const [mantissa = '', exponent] = String(value === 0 ? 0 : value).split('e')
  if (exponent === undefined) return mantissa
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const shift = Number(exponent)
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - 1)}${whole}${fraction}`
  return `${sign}${whole}${fraction.padEnd(shift, '0')}`
}
