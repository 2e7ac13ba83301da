/** The remainder modulo 97 of digits and letters, A as 10 to Z as 35 (ISO 7064, MOD 97-10): 1 when the check digits hold. */
export function remainder97(signs: string): number {
  let rest = 0
  for (const sign of signs) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest
}
