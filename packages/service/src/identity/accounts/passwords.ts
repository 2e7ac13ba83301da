import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { shares } from '@waldkerf/service/web/shares'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

const keyLength = 32
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/** scrypt hash as text: `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFC'), salt, keyLength, cost)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Compared with for unknown accounts, so that their answers take equally long. */
const nobodysHash = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Each check computes for a tenth of a second in one of four threads that also read and write files: with two at a time
 * files and other people's sign-ins go on, however often somebody signs in.
 */
const looks = shares({
  each: 1,
  total: 2,
  waiting: 500,
  patience: 60_000,
  pressing: { after: 300, often: 40, each: 1, rest: 20 },
})

/**
 * Whether the password fits. Takes the same time without a stored hash, and is false then.
 * @param owner whose share of checks it takes
 * @throws Refusal 429 when too many wait
 */
export async function passwordFits(password: string, storedHash: string | undefined, owner: string): Promise<boolean> {
  const release = await looks.take(owner)
  try {
    return await fits(password, storedHash)
  } finally {
    release()
  }
}

async function fits(password: string, storedHash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (storedHash ?? nobodysHash).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), keyLength, cost)
  return expected.length === actual.length && timingSafeEqual(expected, actual) && storedHash !== undefined
}
